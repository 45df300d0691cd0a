import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#service/db/project-root.ts';

/** Where the build lays the database that `prepareSeed` has filled (scripts/pack-filled.ts); from the folder of the project. */
export const filledFolder = 'dist/shipped/filled-database.tar.gz';

/**
 * The filled database that this build brings along. None runs from the sources, which may be newer than it.
 */
export function filledFolderOf(from: string = import.meta.url): string | undefined {
  const file = join(projectRoot(), filledFolder);
  return /\/dist\/service\//.test(from) && existsSync(file) ? file : undefined;
}
