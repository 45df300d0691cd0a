type Module = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};

/** What the bundler knows of the modules of a build, by their ids. */
export type Build = { getModuleInfo: (id: string) => Module | null };

const iconList = /\/lucide-react\/.*\/lucide-react\.mjs$/;

/** Files of the icons' package by the names under which its list exports them. */
function iconsIn(list: string): ReadonlyMap<string, string> {
  const exported = list.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** The icons that a file asks the package's list for, which names all there are. */
function iconsFor(code: string, listId: string, list: string): string[] {
  const known = iconsIn(list);
  const asked = code.matchAll(/import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g);
  return [...asked]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => known.get(name.trim().split(/\s+as\s+/)[0] ?? '') ?? [])
    .map((file) => listId.replace(/[\w-]+\.mjs$/, file));
}

/** What a build's modules need. */
export function moduleGraph(build: Build) {
  const needs = new Map<string, readonly string[]>();
  const codeOf = (id: string) => build.getModuleInfo(id)?.code ?? '';

  /** The modules that a module imports at once. */
  function needsOf(id: string): readonly string[] {
    const known = needs.get(id);
    if (known) return known;
    const found = (build.getModuleInfo(id)?.importedIds ?? []).flatMap((needed) =>
      iconList.test(needed) ? iconsFor(codeOf(id), needed, codeOf(needed)) : [needed],
    );
    needs.set(id, found);
    return found;
  }

  /** Everything that modules need before they run, themselves included. */
  function closure(starts: readonly string[]): Set<string> {
    const found = new Set(starts);
    // What is added on the way is walked, too.
    for (const id of found) for (const needed of needsOf(id)) found.add(needed);
    return found;
  }

  /** The modules that a module imports when it wants them. */
  const lateOf = (id: string) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

  /** Every module, from those of the entry on. */
  function allFrom(entry: string): readonly string[] {
    const found = new Set([entry]);
    for (const id of found) for (const next of [...needsOf(id), ...lateOf(id)]) found.add(next);
    return [...found];
  }

  return { codeOf, closure, lateOf, allFrom };
}
