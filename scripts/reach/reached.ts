import type { ImportGraph } from './import-graph.ts';
import { folderOf, isScreen, type Opened, opensOneOf } from './opened-screens.ts';
import {
  always,
  isPart,
  type LongCheck,
  longChecks,
  reachesNothing,
  roots,
  wholeAt,
} from './parts-of-checks.ts';
import { readFiles, serviceReaders } from './read-files.ts';

/**
 * Of each long check the files to run, or all of them and why. Of journeys, `screens` are the folders of the screens for which
 * alone they are run: those that open every screen need to open these only. Nothing where journeys themselves have changed.
 */
export type Reached = Record<LongCheck, { files: string[]; screens?: string[] } | { whole: string }>;

const code = /\.(ts|tsx|mjs)$/;
const kept = /^tests\/visual\/baselines\/(.+)\/[^/]+\.webp$/;

/** Everything that imports one of these files, over any number of others; with themselves. What imports a file at which it `ends` is left out. */
function importersOf(
  files: Iterable<string>,
  graph: ImportGraph,
  ends: (file: string) => boolean = () => false,
): Set<string> {
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (ends(file)) continue;
    open.push(...(graph.get(file) ?? []));
    for (const [reader, paths] of Object.entries(readFiles))
      if (!seen.has(reader) && graph.has(reader) && paths.some((path) => path.test(file))) open.push(reader);
  }
  return seen;
}

/** What a changed path counts as a change of: files of the graph, or a whole check; nothing where it is not known. */
function countsAs(
  path: string,
  graph: ImportGraph,
): { files?: string[]; whole?: readonly LongCheck[] } | undefined {
  const whole = wholeAt.find(([pattern]) => pattern.test(path))?.[1];
  if (whole) return { whole, files: [path] };
  if (graph.has(path) || reachesNothing.test(path)) return { files: [path] };
  const picture = kept.exec(path);
  if (picture) return { files: [`stories/${picture[1]}.stories.tsx`] };
  // A file of code that is gone was let go by its importers, which are changed, too.
  if (code.test(path)) return { files: [path] };
  if (path.startsWith('service/')) return { files: [path, ...serviceReaders] };
  // What lies among the tests and is no code is read by one of them.
  const isRead =
    path.startsWith('tests/') &&
    Object.values(readFiles).some((paths) => paths.some((one) => one.source !== '.' && one.test(path)));
  return isRead ? { files: [path] } : undefined;
}

/**
 * What changed files reach of the long checks. A path of which nothing is known reaches everything. Of journeys, those are
 * reached that open (`opened`) a screen which the change reaches, and all by what is shipped beside screens.
 */
export function reachedBy(changed: readonly string[], graph: ImportGraph, opened: Opened): Reached {
  const whole = new Map<LongCheck, string>();
  const from = new Set<string>();
  for (const path of changed) {
    const counted = countsAs(path, graph) ?? { whole: longChecks };
    for (const file of counted.files ?? []) from.add(file);
    for (const check of counted.whole ?? []) if (!whole.has(check)) whole.set(check, `${path} changed`);
  }
  const reached = importersOf(from, graph);
  const besideScreens = importersOf(from, graph, isScreen);
  const screens = [...besideScreens].filter(isScreen);
  const reachedOf = (check: LongCheck) => (check === 'journeys' ? besideScreens : reached);
  for (const check of longChecks) {
    const root = roots[check].find((file) => reachedOf(check).has(file));
    if (root && !whole.has(check))
      whole.set(check, from.has(root) ? `${root} changed` : `${root} uses what changed`);
  }
  const filesOf = (check: LongCheck) =>
    [...graph.keys()]
      .filter((file) => isPart[check].test(file))
      .filter(
        (file) =>
          reachedOf(check).has(file) ||
          always.test(file) ||
          (check === 'journeys' && opensOneOf(file, screens, opened)),
      )
      .toSorted();
  const forScreensAlone = ![...besideScreens].some((file) => file.startsWith('tests/e2e/'));
  return Object.fromEntries(
    longChecks.map((check) => {
      const why = whole.get(check);
      if (why) return [check, { whole: why }];
      const narrowed = check === 'journeys' &&
        forScreensAlone && { screens: screens.map(folderOf).toSorted() };
      return [check, { files: filesOf(check), ...narrowed }];
    }),
  ) as Reached;
}
