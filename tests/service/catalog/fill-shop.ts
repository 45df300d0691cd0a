import { openDatabase } from '#service/db/connect.ts';
import { seedDatabase } from '#service/seed/seed.ts';

/** Opens the shop in the folder named on the command line and fills it; run by seed.test.ts to be killed. */
const database = await openDatabase({ dataDir: process.argv[2] });
console.log('opened');
await database.migrate();
await seedDatabase(database, { onProgress: (step) => console.log(step) });
await new Promise((resolve) => setTimeout(resolve, 5_000));
await database.close();
