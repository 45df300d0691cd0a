import { isFilled, placeOf } from '#service/config/options.ts';
import type { Variables } from '#service/config/variables.ts';
import { openDatabase } from '#service/db/connect.ts';
import { filledFolderOf } from '#service/seed/filled-folder.ts';
import { seedDatabase } from '#service/seed/seed.ts';

/** Opens the database, migrates it and, if the variables ask for it (`isFilled`), fills an empty one with the sample. */
export async function prepareDatabase(read: Variables, say: (line: string) => void) {
  const database = await openDatabase({
    ...placeOf(read),
    pool: read.DATABASE_POOL,
    readUrl: read.DATABASE_READ_URL,
    ...(isFilled(read) && { packed: filledFolderOf() }),
  });
  await database.migrate();
  if (isFilled(read)) {
    await seedDatabase(database, {
      onProgress: (step, done) => say(`Filling the shop: ${step} ${Math.round(done * 100)} %`),
    });
  }
  return database;
}
