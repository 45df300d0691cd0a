import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import { isDatabaseAway } from '#service/http/error-log.ts';

const types = sql`select 7::int as whole, 9007199254740993::bigint as large, 1.50::numeric as amount, true as yes,
  'word' as word, null as nothing, '{"a":[1,"b"]}'::jsonb as facts, '\\x0102'::bytea as bytes, '2026-11-28'::date as day,
  '2026-11-28 10:11:12.123456+00'::timestamptz as moment, '2026-11-28 10:11:12'::timestamp as hour, '1 day'::interval as span,
  '{1,2}'::int[] as numbers, '{a,b}'::text[] as words, '{2026-11-28 10:11:12+00}'::timestamptz[] as moments`;

type Row = Record<string, unknown>;
const rowsOf = async ({ db }: Database, question: SQL) =>
  ((await db.execute(question)) as { rows: Row[] }).rows;

describe('the embedded database in a thread of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-thread-'));
  let inThread: Database;
  let here: Database;

  beforeAll(async () => {
    [inThread, here] = await Promise.all([openDatabase({ dataDir: folder }), openDatabase({ memory: true })]);
    for (const database of [inThread, here])
      await database.script('create table things (id int primary key constraint named_id check (id < 100))');
  });
  afterAll(async () => {
    await Promise.all([inThread.close(), here.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('answers every type of column as it does in this thread', async () => {
    // The second time the thread prepares it, from the third on it is only given its values.
    for (const _time of ['first', 'second', 'third'])
      expect(await rowsOf(inThread, types)).toEqual(await rowsOf(here, types));
    const [typed] = await inThread.db
      .select({ facts: sql`'{"a":1}'::jsonb`, day: sql`'2026-11-28'::date`, bytes: sql`'\\x0102'::bytea` })
      .from(sql`(select 1) one`);
    expect(typed).toEqual({ facts: { a: 1 }, day: '2026-11-28', bytes: new Uint8Array([1, 2]) });
    const given = sql`select ${'2026-11-28'}::date as day, ${new Uint8Array([3])}::bytea as bytes, ${JSON.stringify({ b: 2 })}::jsonb as facts`;
    for (const _time of ['first', 'second', 'third'])
      expect(await rowsOf(inThread, given)).toEqual(await rowsOf(here, given));
  });

  test('gives a statement that comes again its own values each time, in a transaction too', async () => {
    const sum = (a: number, b: number | null) => sql`select ${a}::int + ${b}::int as sum, ${`${b}`} as said`;
    for (const [a, b] of [
      [1, 2],
      [3, 4],
      [5, null],
      [7, 8],
    ] as const)
      expect(await rowsOf(inThread, sum(a, b))).toEqual(await rowsOf(here, sum(a, b)));
    await inThread.db.transaction(async (tx) => {
      const asked = tx.execute(sum(9, 1)) as unknown as Promise<{ rows: Row[] }>;
      expect((await asked).rows).toEqual([{ sum: 10, said: '1' }]);
    });
  });

  test('answers a statement that comes again by the columns that a table has by then', async () => {
    await inThread.script('create table shelves (id int); insert into shelves values (1)');
    const all = sql`select * from shelves`;
    for (const _time of ['first', 'second', 'third'])
      expect(await rowsOf(inThread, all)).toEqual([{ id: 1 }]);
    await inThread.db.execute(sql`alter table shelves add column name text default 'top'`);
    for (const _time of ['first', 'second', 'third'])
      expect(await rowsOf(inThread, all)).toEqual([{ id: 1, name: 'top' }]);
    await inThread.script('alter table shelves drop column id');
    expect(await rowsOf(inThread, all)).toEqual([{ name: 'top' }]);
  });

  test('remembers no more statements than it has room for, and answers all of them', async () => {
    for (let n = 0; n < 450; n += 1)
      for (const _time of ['first', 'second', 'third'])
        expect(await rowsOf(inThread, sql.raw(`select ${n} as n`))).toEqual([{ n }]);
    const kept = await rowsOf(inThread, sql`select count(*)::int as n from pg_prepared_statements`);
    expect(kept[0]?.n).toBeGreaterThan(300);
    expect(kept[0]?.n).toBeLessThanOrEqual(400);
  });

  test('says of a fault what it says in this thread, and who asked', async () => {
    const faultOf = (database: Database) =>
      database.db.execute(sql`insert into things values (100)`).catch((fault: Error) => fault.cause as Error);
    const [away, near] = await Promise.all([faultOf(inThread), faultOf(here)]);
    for (const said of [away, await faultOf(inThread), await faultOf(inThread)])
      expect(said).toMatchObject({ code: '23514', constraint: 'named_id', message: (near as Error).message });
    expect((away as Error).stack).toContain('database-thread.test.ts');
    await expect(inThread.script('select 1; select nothing_such')).rejects.toMatchObject({ code: '42703' });
    await expect(inThread.ping()).resolves.not.toThrow();
  });

  test('keeps a statement prepared whose values are refused', async () => {
    const refused = async () => {
      const insert = () => inThread.db.execute(sql`insert into things values (${101}::int)`);
      for (const _time of ['first', 'second'])
        await expect(insert()).rejects.toMatchObject({ cause: { constraint: 'named_id' } });
      const like = sql`select name from pg_prepared_statements where statement like 'insert into things%int)'`;
      return rowsOf(inThread, like);
    };
    const kept = await refused();
    expect(kept).toHaveLength(1);
    expect(await refused()).toEqual(kept);
  });

  test('commits a transaction, rolls one back, and lets nobody in between', async () => {
    const count = async () => Number((await rowsOf(inThread, sql`select count(*) as n from things`))[0]?.n);
    const order: string[] = [];
    const first = inThread.db.transaction(async (tx) => {
      await tx.execute(sql`insert into things values (1)`);
      await pause(50);
      order.push('first');
    });
    await pause(10);
    const second = inThread.db.execute(sql`insert into things values (2)`).then(() => order.push('second'));
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    const refused = inThread.db.transaction(async (tx) => {
      await tx.execute(sql`insert into things values (3)`);
      throw new Error('changed my mind');
    });
    await expect(refused).rejects.toThrow('changed my mind');
    expect(await count()).toBe(2);
    const nested = inThread.db.transaction(async (tx) => {
      await tx.execute(sql`insert into things values (4)`);
      await tx.transaction((inner) => inner.execute(sql`insert into things values (4)`)).catch(() => {});
    });
    await nested;
    expect(await count()).toBe(3);
  });

  test('is heard when it tells something, before the answer to what told it', async () => {
    const heard: string[] = [];
    await inThread.listen(
      'news',
      (payload) => heard.push(payload),
      () => {},
    );
    await inThread.db.execute(sql`select pg_notify('news', 'sold out')`);
    expect(heard).toEqual(['sold out']);
  });

  test('holds nobody up while it works on a slow statement', async () => {
    const slow = inThread.db.execute(sql`select pg_sleep(0.5)`).then(() => 'the statement');
    expect(await Promise.race([slow, pause(50).then(() => 'the clock')])).toBe('the clock');
    await slow;
  });
});

test('a database that is closed refuses what is asked of it as one that is away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-thread-'));
  const database = await openDatabase({ dataDir: folder });
  await database.close();
  const fault: unknown = await database.db.execute(sql`select 1`).catch((refused: unknown) => refused);
  expect(isDatabaseAway(fault)).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});

test('a folder that cannot be opened is refused, and nothing is left running', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-thread-'));
  const script = `
    const { openDatabase } = await import('#service/db/connect.ts');
    const { writeFileSync } = await import('node:fs');
    writeFileSync('${folder}/database', 'no folder');
    await openDatabase({ dataDir: '${folder}' }).catch((fault) => console.log('refused', fault instanceof Error));`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(stdout).toContain('refused true');
  expect(status).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
