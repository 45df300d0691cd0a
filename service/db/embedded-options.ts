import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * What every embedded database is opened with. Of its own 128 MiB for pages of tables it touches all at its start; a quarter holds what
 * the mall's catalogue is asked for, and what is not among it the system has at hand (decision 90).
 */
export const embeddedOptions = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
};
