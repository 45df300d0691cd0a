import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const imported =
  /(?:^|\n)\s*(import|export)\s+(type\s)?[^;]*?from\s*'((?:#src\/|\.\.?\/)[^']+)'|import\(\s*'((?:#src\/|\.\.?\/)[^']+)'/g;

const pathOf = (from: string, specifier: string) =>
  specifier.startsWith('#src/') ? specifier.slice(1) : join(dirname(from), specifier);

const known = new Map<string, string[]>();

/** The files of `src/` that a file loads, at once or later; types are not loaded. */
function importsOf(file: string): string[] {
  const imports =
    known.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(imported)]
      .filter(([, , type]) => !type)
      .map(([, , , early, late]) => pathOf(file, early ?? late ?? ''))
      .filter((path) => existsSync(path));
  known.set(file, imports);
  return imports;
}

/** Everything that is loaded from these files on, themselves included. */
function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...starts];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...importsOf(file));
  }
  return reached;
}

/** What the shop loads, in a browser or on the server. */
export const inTheShop = (): Set<string> =>
  reachedFrom(['src/app/entry.client.tsx', 'src/app/entry.server.tsx']);

/** The folders of the screens, each with its route module. */
const screenRoutes = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync('src/pages')
      .map((screen) => [screen, `src/pages/${screen}/${screen}.route.ts`] as const)
      .filter(([, route]) => existsSync(route)),
  );

/** For each file the screens that load it. */
export function screensThatLoad(): Map<string, string[]> {
  const screens = new Map<string, string[]>();
  for (const [screen, route] of Object.entries(screenRoutes()))
    for (const file of reachedFrom([route])) screens.set(file, [...(screens.get(file) ?? []), screen]);
  return screens;
}
