import { createIntl } from 'react-intl';
import { shareOffText } from '#src/design-system/primitives/text/share-off.ts';
import { languageCodes, languages } from '#src/i18n/languages.ts';

const counts = [1, 2, 5, 21];
const day = new Date(Date.UTC(2026, 3, 8, 12));

/** How each language writes a count, a share, a day and its plurals; computed as the shop does it. */
export function FigureStyle() {
  return (
    <div className="sb-unstyled my-4 overflow-x-auto">
      <table className="w-full text-left text-sm text-fg">
        <thead>
          <tr className="text-fg-3">
            <th scope="col">Language</th>
            <th scope="col">Count</th>
            <th scope="col">Taken off</th>
            <th scope="col">Day</th>
            <th scope="col">Plurals of {counts.join(', ')}</th>
          </tr>
        </thead>
        <tbody>
          {languageCodes.map((code) => {
            const { name, tag, formats } = languages[code];
            const plural = new Intl.PluralRules(formats);
            return (
              <tr key={code} className="border-t border-line tabular-nums">
                <th scope="row" lang={tag} className="py-2 pr-4 font-medium">
                  {name}
                </th>
                <td className="pr-4">{new Intl.NumberFormat(formats).format(128_400)}</td>
                <td className="pr-4">{shareOffText(createIntl({ locale: formats }), 35)}</td>
                <td className="pr-4">
                  {new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long' }).format(day)}
                </td>
                <td>{counts.map((count) => plural.select(count)).join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
