import { isFilled } from '#service/config/database-place.ts';
import type { Variables } from '#service/config/variables.ts';
import type { Database } from '#service/db/database.ts';
import { seedDatabase } from '#service/seed/seed.ts';

/** Migrates a database and, if the variables ask for it (`isFilled`), fills an empty one with the sample. */
export async function prepareDatabase(
  database: Database,
  read: Variables,
  say: (line: string) => void,
): Promise<Database> {
  await database.migrate();
  if (isFilled(read)) {
    await seedDatabase(database, {
      onProgress: (step, done) => say(`Filling the shop: ${step} ${Math.round(done * 100)} %`),
    });
  }
  return database;
}
