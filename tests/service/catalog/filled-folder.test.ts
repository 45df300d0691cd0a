import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import { unpackFolder } from '#service/db/unpack-folder.ts';
import { prepareSeed, seedDatabase } from '#service/seed/seed.ts';

const home = mkdtempSync(join(tmpdir(), 'mall-filled-'));
const packed = join(home, 'filled.tar.gz');
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  const prepared = await openDatabase({ memory: true });
  await prepared.migrate();
  await prepareSeed(prepared);
  const dump = await prepared.dump?.();
  writeFileSync(packed, gzipSync((await dump?.arrayBuffer()) ?? new ArrayBuffer(0), { level: 1 }));
  await prepared.close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Every row of every table, in figures: how many, and a sum over their texts that does not depend on their order. */
async function figuresOf({ script }: Database) {
  const { rows } = await script(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const figures: Record<string, unknown> = {};
  for (const { name } of rows) {
    const counted = await script(
      `select count(*)::int as rows, sum(hashtextextended(to_jsonb(one)::text, 0)) as sum from "${String(name)}" one`,
    );
    figures[String(name)] = counted.rows[0];
  }
  return figures;
}

test('a shop that begins with the packed database has the very rows of one that is filled from nothing', async () => {
  const begun = await openDatabase({ dataDir: join(home, 'begun'), packed });
  await begun.migrate();
  expect(await seedDatabase(begun, { now })).toBe(true);
  expect(await seedDatabase(begun, { now })).toBe(false);
  const filled = await openDatabase({ memory: true });
  await filled.migrate();
  await seedDatabase(filled, { now });
  const wanted = await figuresOf(filled);
  expect(wanted.products).toMatchObject({ rows: 492 });
  expect(wanted.price_days).not.toMatchObject({ rows: 0 });
  expect(await figuresOf(begun)).toEqual(wanted);
  await begun.close();
  await filled.close();
});

test('a database that is there is not replaced', async () => {
  const again = await openDatabase({ dataDir: join(home, 'begun'), packed });
  expect(await seedDatabase(again, { now })).toBe(false);
  await again.close();
});

test('a process killed while it unpacks leaves no folder, and the next one unpacks all of it', async () => {
  const folder = join(home, 'killed');
  const unpacker = `await (await import('#service/db/unpack-folder.ts')).unpackFolder(${JSON.stringify(packed)}, ${JSON.stringify(folder)})`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', unpacker]);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  while (!existsSync(join(`${folder}.unpacking`, 'PG_VERSION')) && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill('SIGKILL');
  await ended;
  // Killed before its last step, or whole where the machine was quicker than the signal.
  if (!existsSync(folder)) unpackFolder(packed, folder);
  expect(existsSync(`${folder}.unpacking`)).toBe(false);
  for (const part of ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_tblspc', 'postgresql.conf'])
    expect(existsSync(join(folder, part)), part).toBe(true);
});

test('what an earlier process has left half unpacked is cleared away', () => {
  const folder = join(home, 'left');
  mkdirSync(`${folder}.unpacking`);
  writeFileSync(join(`${folder}.unpacking`, 'stale'), '');
  unpackFolder(packed, folder);
  expect(existsSync(join(folder, 'stale'))).toBe(false);
});
