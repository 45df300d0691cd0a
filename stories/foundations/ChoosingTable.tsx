import { choices } from '#storybook/docs/choosing.ts';
import { docsAddress } from '#storybook/docs/component-index.ts';

/** Components that are mistaken for each other, side by side. */
export function ChoosingTables() {
  return Object.entries(choices).map(([question, members]) => (
    <section key={question}>
      <h2 id={question.toLowerCase().replaceAll(/\W+/g, '-')}>{question}</h2>
      <table className="sb-unstyled my-4 w-full text-left text-base text-fg">
        <thead>
          <tr className="text-sm text-fg-3">
            <th scope="col" className="w-48">
              Component
            </th>
            <th scope="col">Use it</th>
            <th scope="col">Not</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(members).map(([name, { when, not }]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4">
                <a href={docsAddress(name)} target="_top" className="font-semibold text-link underline">
                  {name}
                </a>
              </th>
              <td className="py-2 pr-4">{when}</td>
              <td className="py-2 text-fg-2">{not}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
