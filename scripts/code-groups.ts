import { browsing } from './first-files.ts';
import { type Build, moduleGraph } from './module-graph.ts';

/** Screens that are made of the same parts, by what these are of. */
const kinds: Record<string, string> = {
  home: 'home',
  product: 'product',
  ...Object.fromEntries(
    ['listing', 'category', 'search', 'tag', 'trending', 'discover'].map((screen) => [screen, 'list']),
  ),
};
/** What opens over a page soon after its first touch; both are fetched ahead. */
const opened = { drawer: '/src/features/cart/CartPeek.tsx', login: '/src/features/auth/LoginDialog.tsx' };
const firstTouch = '/src/app/after-first-interaction.ts';

/** Files that hold the code of several parts. */
const shared = ['at-once', 'basics', 'goods', 'packages', 'overlay', 'sheet', 'forms', 'account'];
const names = [...new Set(Object.values(kinds)), 'frame', ...browsing, ...Object.keys(opened), ...shared];
const fileNames = new RegExp(`^assets/(${names.join('|')})(-shared)?-[\\w-]{8}\\.js$`);

/** Characters of a module that is no burden to a page which does not need it. */
const lightLength = 1600;
/** Late pages and parts from which on what they all need is one file. */
const manyPages = 3;

const isPackage = (id: string) => /\/node_modules\/(?!lucide)/.test(id);
const isScreenRoute = (id: string) => /\/src\/pages\/([\w-]+)\/\1\.route\.ts$/.exec(id)?.[1];

/** Who needs a module, by the names of the pages that wake and of what opens. */
type Use = { id: string; by: readonly string[]; latePages: number; isLight: boolean };

/** The file of a module that no page needs at once; the bundler's own where undefined. */
function fileFor({ id, by, latePages, isLight }: Use): string | undefined {
  const [one, ...more] = by;
  if (one === undefined)
    return isLight && latePages >= manyPages && !isScreenRoute(id) ? 'account' : undefined;
  if (more.length === 0 && latePages === 0) return one;
  if (by.includes('frame') || (isLight && latePages > 0)) return 'basics';
  const isOverlay = id.includes('/primitives/overlay/');
  const isBare = isPackage(id) || isOverlay;
  const [kind, ...others] = new Set(by.flatMap((name) => kinds[name] ?? []));
  if (others.length > 0) return isBare ? 'packages' : 'goods';
  if (kind) return latePages === 0 && by.every((name) => kinds[name]) ? kind : `${kind}-shared`;
  if (!isBare) return undefined;
  if (!by.includes('drawer')) return isOverlay ? 'overlay' : 'forms';
  return more.length > 0 ? 'overlay' : 'sheet';
}

function filesOfModules(build: Build, entry: string): ReadonlyMap<string, string> {
  const { codeOf, closure, lateOf, allFrom } = moduleGraph(build);
  const ids = allFrom(entry);
  const isBrowsing = (id: string) => browsing.includes(isScreenRoute(id) ?? '');
  const atOnce = lateOf(entry).filter((id) => !id.endsWith(firstTouch) && !isScreenRoute(id));
  const first = closure([entry, ...ids.filter(isBrowsing)]);
  // Each of these is asked for by itself, a moment after the entry: one file holds them and what they share.
  const soon = new Set([...closure(atOnce)].filter((id) => !first.has(id)));

  const starts = new Map<string, string[]>();
  const begin = (name: string, ...parts: readonly string[]) =>
    starts.set(name, [...(starts.get(name) ?? []), ...parts]);
  for (const id of ids) {
    if (id.endsWith(firstTouch)) begin('frame', id);
    for (const [name, path] of Object.entries(opened)) if (id.endsWith(path)) begin(name, id);
    if (/\blazyHydrate\(/.test(codeOf(id)))
      begin(/\/src\/pages\/([\w-]+)\//.exec(id)?.[1] ?? 'frame', ...lateOf(id));
  }
  const groups = [...starts].map(([name, parts]) => ({ name, needed: closure(parts) }));
  const grouped = new Set([...starts.values()].flat());
  const late = [...new Set(ids.flatMap(lateOf))].filter((id) => !grouped.has(id) && !isBrowsing(id));
  const needed = late.map((id) => closure([id]));
  const frame = groups.find(({ name }) => name === 'frame')?.needed;
  const isLight = (id: string) =>
    first.has(id) || soon.has(id) || frame?.has(id) || (!isPackage(id) && codeOf(id).length < lightLength);

  return new Map(
    ids.flatMap((id) => {
      if (first.has(id)) return [];
      if (soon.has(id)) return [[id, 'at-once'] as const];
      const file = fileFor({
        id,
        by: groups.flatMap((group) => (group.needed.has(id) ? [group.name] : [])),
        latePages: needed.filter((set) => set.has(id)).length,
        isLight: [...closure([id])].every(isLight),
      });
      return file ? [[id, file] as const] : [];
    }),
  );
}

/**
 * Which file of the browser's build a module is in, of those that no browsing page needs before it is touched. Left to the
 * bundler, each set of modules that the same parts need is a file of its own: a first touch waited for 160 of them.
 */
export function codeFileOf(entry: string): (id: string, build: Build) => string | null {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, build) => {
    files ??= filesOfModules(build, entry);
    return files.get(id) ?? null;
  };
}

/** The files that are fetched beside a part's own, which would name them only when it is there. */
export const fetchedBeside = (file: string, needed: readonly string[]): string[] =>
  fileNames.test(file) ? needed.filter((one) => fileNames.test(one) && one !== file) : [];
