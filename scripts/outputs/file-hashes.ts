import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies among sources and is itself made of them. */
const generated = /\.gen\.|(^|\/)i18n\/compiled(\/|$)/;

const filesBelow = (path: string): string[] => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
};

/** What stands in files: a hash of each by its path. */
export type FileHashes = Record<string, string>;

/** Every file of these files and folders that people write, by its path: a hash of what stands in it. A path behind `!` is left out. */
export function hashesOf(paths: readonly string[]): FileHashes {
  const left = new Set(paths.filter((path) => path.startsWith('!')).map((path) => path.slice(1)));
  const files = paths.flatMap(filesBelow).filter((file) => !generated.test(file) && !left.has(file));
  return Object.fromEntries(
    [...new Set(files)].toSorted().map((file) => [
      file,
      createHash('sha256')
        .update(lstatSync(file).isSymbolicLink() ? readlinkSync(file) : '')
        .update(readFileSync(file))
        .digest('base64url')
        .slice(0, 16),
    ]),
  );
}

/** One hash of the names and sizes (bytes) of all files below these paths, but `besides`; nothing where one of the paths is missing or empty. */
export function sizesHashOf(paths: readonly string[], besides?: string): string | undefined {
  const below = paths.map(filesBelow);
  if (below.some(({ length }) => length === 0)) return undefined;
  const sizes = below
    .flat()
    .filter((file) => file !== besides)
    .toSorted()
    .map((file) => `${file} ${statSync(file).size}`);
  return createHash('sha256').update(sizes.join('\n')).digest('base64url').slice(0, 16);
}
