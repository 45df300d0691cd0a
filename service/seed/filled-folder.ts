import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#service/db/project-root.ts';

/** The packed database that `prepareSeed` has filled, written by the build (scripts/pack-filled.ts); relative to the project. */
export const filledFolder = 'dist/shipped/filled-database.tar.gz';

/**
 * The packed database of this build; undefined when there is none, or when the service runs from its sources, which may be newer
 * than the packed database.
 */
export function filledFolderOf(from: string = import.meta.url): string | undefined {
  const file = join(projectRoot(), filledFolder);
  return /\/dist\/service\//.test(from) && existsSync(file) ? file : undefined;
}
