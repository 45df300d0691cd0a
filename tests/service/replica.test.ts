import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import { createService } from '#service/composition/create-service.ts';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import { seedDatabase } from '#service/seed/seed.ts';
import { postgresMissing, startPostgres } from './postgres.ts';

const region = 659_006_000_343;

type Told = { rows: { replica: boolean }[] };

describe.skipIf(postgresMissing !== undefined)('a primary and its streaming replica', () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let replica: Awaited<ReturnType<typeof cluster.replica>>;
  let onReplica: Client;
  let database: Database;
  let service: Awaited<ReturnType<typeof createService>>;

  beforeAll(async () => {
    cluster = await startPostgres();
    const databaseUrl = await cluster.databaseUrl();
    const first = await openDatabase({ databaseUrl });
    await first.migrate();
    await seedDatabase(first, { sample: 40 });
    await first.close();
    replica = await cluster.replica();
    onReplica = new Client(replica.urlOf(databaseUrl));
    onReplica.on('error', () => {});
    await onReplica.connect();
    database = await openDatabase({ databaseUrl, readUrl: replica.urlOf(databaseUrl) });
    service = await createService({ database, options: { rateLimitFactor: 10_000, print: () => {} } });
  });
  afterAll(async () => {
    await service.stop();
    await onReplica.end();
    await database.close();
    replica.end();
    cluster.stop();
  });

  const ask = async (path: string) =>
    service.app.fetch(new Request(`http://localhost:3000/api${path}`), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    });
  /** Which side answered: the primary is in no recovery. */
  const side = async () => {
    const answer: unknown = await database.reads?.db.execute(sql`select pg_is_in_recovery() as replica`);
    return (answer as Told).rows[0]?.replica ? 'replica' : 'primary';
  };
  const becomes = async (wanted: 'replica' | 'primary', withinMs = 15_000) => {
    for (const until = Date.now() + withinMs; Date.now() < until; await pause(100))
      if ((await side()) === wanted) return true;
    return false;
  };

  test('lists and search are read from the replica, a member and money from the primary', async () => {
    expect(await becomes('replica')).toBe(true);
    const before = await scans();
    const list = await ask(`/prod/pageProd?categoryId=10001&regionId=${region}`);
    expect(list.status).toBe(200);
    expect(((await list.json()) as PageOfProductSummary).records.length).toBeGreaterThanOrEqual(0);
    expect((await ask(`/search?key=kettle&regionId=${region}`)).status).toBe(200);
    // A connection tells its figures when it has been idle for a moment.
    await expect.poll(scans, { timeout: 15_000, interval: 200 }).toBeGreaterThan(before);
    const told: unknown = await database.db.execute(sql`select pg_is_in_recovery() as replica`);
    expect((told as Told).rows).toEqual([{ replica: false }]);
  });

  /** How often the replica has looked into its lists. */
  async function scans() {
    const { rows } = await onReplica.query<{ n: string }>(
      "select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as n from pg_stat_user_tables where relname in ('listings', 'products', 'categories')",
    );
    return Number(rows[0]?.n);
  }

  test('what was changed is read from the primary until the replica has it', async () => {
    expect(await becomes('replica')).toBe(true);
    await onReplica.query('select pg_wal_replay_pause()');
    await database.db.execute(sql`update categories set seq = seq`);
    expect(await becomes('primary', 3_000)).toBe(true);
    await pause(1_500);
    expect(await side()).toBe('primary');
    await onReplica.query('select pg_wal_replay_resume()');
    expect(await becomes('replica')).toBe(true);
  });

  test('a replica that lags more than five seconds is left alone until it has caught up', async () => {
    await onReplica.query('select pg_wal_replay_pause()');
    await database.db.execute(sql`insert into settings (key, value) values ('lag', '1')`);
    expect(await side()).toBe('replica');
    expect(await becomes('primary')).toBe(true);
    await onReplica.query('select pg_wal_replay_resume()');
    expect(await becomes('replica')).toBe(true);
  });

  test('a replica that is away costs no answer', async () => {
    expect(await side()).toBe('replica');
    replica.end();
    for (let times = 0; times < 5; times += 1)
      expect((await ask(`/prod/pageProd?categoryId=10001&regionId=${region}`)).status).toBe(200);
    expect(await side()).toBe('primary');
    replica.begin();
    expect(await becomes('replica', 30_000)).toBe(true);
  });
});
