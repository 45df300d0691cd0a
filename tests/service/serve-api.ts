import { serve } from '@hono/node-server';
import { createService } from '#service/composition/create-service.ts';
import { openCards } from '#service/composition/open-cards.ts';
import { openDatabase } from '#service/db/connect.ts';
import { openDeskSecret } from '#service/desk/desk-secret.ts';
import { serviceFrom } from '#service/config/options.ts';
import { readVariables } from '#service/config/read-variables.ts';
import { seedDatabase } from '#service/seed/seed.ts';

/** The service without the storefront, for tests that need a process of its own before the storefront is built. */
const { env } = process;
const database = await openDatabase({ databaseUrl: env.DATABASE_URL || undefined, dataDir: env.DATA_DIR });
await database.migrate();
await seedDatabase(database);
const read = serviceFrom(env);
const { processor } = await openCards({
  read: readVariables(env),
  database,
  log: read.options.log,
  say: console.error,
});
const service = await createService({
  database,
  ...read,
  processor,
  deskSecret: () => openDeskSecret(env.DATA_DIR ?? '.data'),
});
await service.start();
serve({ fetch: service.app.fetch, port: Number(env.PORT), hostname: '127.0.0.1' });
