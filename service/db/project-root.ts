import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json: the same one whether this runs from the sources or from the build. */
export function projectRoot(from: string = import.meta.url): string {
  let folder = dirname(fileURLToPath(from));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no package.json above ${fileURLToPath(from)}`);
    folder = above;
  }
  return folder;
}

/**
 * A file or folder that is read while the shop runs and is no part of the bundle: among the sources, or in `dist/shipped` where the build stands
 * alone (scripts/ship-files.ts).
 */
export function shippedFile(path: string): string {
  const source = join(projectRoot(), path);
  return existsSync(source) ? source : join(projectRoot(), 'dist/shipped', path);
}

export const migrationsFolder = () => shippedFile('service/db/migrations');
