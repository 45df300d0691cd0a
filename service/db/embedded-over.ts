import type { PGlite } from '@electric-sql/pglite';
import type { Db, OpenDatabase } from './database.ts';
import type { Lite } from './lite.ts';

/** An open PGlite as the shop asks it, wherever it runs: in this thread, in one of its own, or in a browser. */
export async function embeddedOver(lite: Lite) {
  const { drizzle } = await import('drizzle-orm/pglite');
  // Of PGlite it calls what `Lite` has.
  const drizzled = drizzle(lite as PGlite);
  const db = drizzled as unknown as Db;
  const database: Omit<OpenDatabase, 'migrate'> = {
    kind: 'pglite',
    db,
    unhurried: (work) => work(db),
    ping: () => lite.query('select 1'),
    async script(text) {
      const answers = await lite.exec(text).catch(async (fault: unknown) => {
        // A script that begins a transaction of its own and fails in it leaves it open.
        await lite.exec('rollback');
        throw fault;
      });
      return { rows: answers.at(-1)?.rows ?? [] };
    },
    listen: async (channel, heard) => void (await lite.listen(channel, heard)),
    dump: () => lite.dumpDataDir('none'),
    async close() {
      // PGlite 0.5 can hang for good when it is closed with a statement in flight: an empty transaction waits its turn.
      await lite.transaction(async () => {});
      await lite.exec('checkpoint');
      await lite.close();
    },
  };
  return { ...database, drizzled };
}
