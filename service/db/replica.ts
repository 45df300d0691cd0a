import type { Pool } from 'pg';
import type { Db, Reads } from './database.ts';
import { watchReplica } from './replica-watch.ts';

type Ask = (...asked: unknown[]) => Promise<unknown>;

const written = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as place`;
const replayed = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as place`;

/**
 * Reads from a streaming replica. A question that it does not answer, for whatever reason, is asked of the primary.
 * `primary` answers short questions at any time.
 */
export async function openReplica(
  replica: Pool,
  { pool, pulse }: { pool: Pool; pulse: Pool },
): Promise<Reads> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const placeIn = async (one: Pool, question: string) => {
    const { rows } = await one.query<{ place: string | null }>(question);
    const place = rows[0]?.place;
    if (place === null || place === undefined) throw new Error('this is no streaming replica');
    return BigInt(place);
  };
  const watch = watchReplica({
    written: () => placeIn(pulse, written),
    replayed: () => placeIn(replica, replayed),
    changed: (fit) =>
      console.error(
        fit ? 'database: lists and search read from the replica' : 'database: the replica is left alone',
      ),
  });
  replica.on('error', () => watch.lost());

  const ask = { replica: replica.query.bind(replica) as Ask, primary: pool.query.bind(pool) as Ask };
  async function query(...asked: unknown[]): Promise<unknown> {
    if (!watch.isFit()) return ask.primary(...asked);
    try {
      return await ask.replica(...asked);
    } catch (fault) {
      // A refusal of the database has a code of five signs; without one it is the connection that failed.
      const { code } = fault as { code?: unknown };
      if (typeof code !== 'string' || !/^(?:[0-46-9A-Z])\w{4}$/.test(code)) watch.lost();
      return ask.primary(...asked);
    }
  }
  await watch.look();
  return {
    db: drizzle({ query } as unknown as Pool) as unknown as Db,
    hold: watch.hold,
    isFit: watch.isFit,
    async close() {
      watch.stop();
      await replica.end();
    },
  };
}
