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

/** Where the migrations are; they are read as files, so they are not part of the built bundle. */
export const migrationsFolder = () => join(projectRoot(), 'service/db/migrations');
