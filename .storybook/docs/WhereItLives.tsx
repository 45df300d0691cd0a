import { screensOf } from 'virtual:where-used';
import { screenStory } from './screen-story.ts';

/** Where `npm run dev` serves the shop. */
const shop = 'http://localhost:3000';

const hereInEditor = (file: string) => `/__open-in-editor?file=${encodeURIComponent(file)}`;

/** The way to a file; while the workbench runs from the code, a click opens it in the editor. */
function CodeLink({ file }: { file: string }) {
  if (!import.meta.env.DEV) return <code>{file}</code>;
  return (
    <button type="button" className="underline" onClick={() => void fetch(hereInEditor(file))}>
      <code>{file}</code>
    </button>
  );
}

type WhereItLivesProps = {
  /** Of the story file, as `design-system/cards/product/ProductCard`. */
  path: string;
  /** The addresses that a screen's story opens. */
  addresses: readonly string[];
};

/** Where something is in the code, in the running shop, and on which screens. */
export function WhereItLives({ path, addresses }: WhereItLivesProps) {
  const file = `src/${path}.tsx`;
  const screens = screensOf[file] ?? [];
  const isScreen = path.startsWith('pages/');
  return (
    <>
      <h2 id="lives-at">Lives at</h2>
      <ul className="sb-unstyled my-4 grid gap-2 text-base text-fg">
        <li>
          <CodeLink file={file} />, told in <CodeLink file={`stories/${path}.stories.tsx`} />
        </li>
        {addresses.slice(-1).map((address) => (
          <li key={address}>
            <a href={`${shop}${address}`} target="_blank" rel="noreferrer" className="text-link underline">
              {address}
            </a>{' '}
            in the shop that <code>npm run dev</code> serves
          </li>
        ))}
      </ul>
      {!isScreen && (
        <>
          <h2 id="used-on">Used on these screens</h2>
          <ul className="sb-unstyled my-4 flex flex-wrap gap-2 text-base text-fg">
            {screens.length === 0 && <li>None yet.</li>}
            {screens.map((screen) => (
              <li key={screen}>
                <a
                  href={`./?path=/story/${screenStory(screen)}`}
                  target="_top"
                  className="inline-block rounded-full border border-line-2 px-3 py-1.5 text-sm hover:underline"
                >
                  {screen}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
