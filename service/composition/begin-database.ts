import { isFilled, placeOf } from '#service/config/database-place.ts';
import type { Variables } from '#service/config/variables.ts';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import { filledFolderOf } from '#service/seed/filled-folder.ts';

/**
 * Begins to open the database that the variables name. The embedded one opens in a thread of its own, so that this one can load the shop's code
 * meanwhile; a fault is met by whoever waits for it.
 */
export function beginDatabase(read: Variables): Promise<Database> {
  const opening = openDatabase({
    ...placeOf(read),
    pool: read.DATABASE_POOL,
    readUrl: read.DATABASE_READ_URL,
    ...(isFilled(read) && { packed: filledFolderOf() }),
  });
  opening.catch(() => {});
  return opening;
}
