import { readFileSync } from 'node:fs';
import { patternFinder } from '#src/app/path-pattern.ts';
import { screenModule } from '#src/app/screen-modules.ts';
import { paths, patterns } from '#src/domain/urls.ts';

/** Where the shop's addresses stand; in a browser each line brings the code of its screen. */
export const routeTables = ['src/app/routes.ts', 'src/app/order-routes.ts', 'src/app/member-routes.ts'];

/** A line of a route table, as it is written: the path's name, then the screen's. */
const line =
  /screen\(\s*(?:'(\*)'|(?:paths|patterns)\.(\w+)),\s*(?:\{\s*)?(?:name: |(?:\.\.\.)?ordered\()'(\w+)'/g;

const known: Readonly<Record<string, string>> = { ...paths, ...patterns };

/** The name of each screen by its path pattern, read from the text of the tables: their code runs in a bundle only. */
export const screenNames = (): Map<string, string> =>
  new Map(
    routeTables.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(line)].map(
        ([, any, path = '', name = '']) => [any ?? known[path] ?? '', name] as const,
      ),
    ),
  );

/** Addresses that are no screens: what the service answers, and files. */
const noScreen = /^\/(api|assets|media|design)\/|\.\w+$/;

/** Finds the file of the screen of an address, `src/pages/cart/cart.route.ts` for `/Cart`; nothing where it is no page. */
export function screenFinder(): (pathname: string) => string | undefined {
  const names = screenNames();
  const patternOf = patternFinder([...names.keys()]);
  return (pathname) => (noScreen.test(pathname) ? undefined : screenModule(names.get(patternOf(pathname))));
}
