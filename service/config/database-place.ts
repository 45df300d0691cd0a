import { join } from 'node:path';
import { projectRoot } from '#service/db/project-root.ts';
import type { Variables } from './variables.ts';

/** The folder of the shop's data: `DATA_DIR`, else `.data` of the project. */
export const dataFolderOf = ({ DATA_DIR }: Variables) => DATA_DIR ?? join(projectRoot(), '.data');

/** Where the database is: a PostgreSQL by its URL, else the embedded one in the data folder. */
export const placeOf = (read: Variables) => ({
  databaseUrl: read.DATABASE_URL,
  dataDir: dataFolderOf(read),
});

/** True when an empty database is filled with the sample at the start: as `SEED` says, else only with the embedded database. */
export const isFilled = ({ SEED, DATABASE_URL }: Variables) =>
  (SEED ?? (DATABASE_URL ? 'none' : 'sample')) === 'sample';
