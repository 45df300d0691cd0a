import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';

type Fill = (database: Database) => Promise<unknown>;

/** Where the copies of a run of tests lie; a measurement outside of one makes none. */
const copies = async () =>
  process.env.VITEST ? (await import('vitest')).inject('databaseCopies') : undefined;

async function fillAnew(fill: Fill): Promise<Database> {
  const database = await openDatabase({ memory: true });
  await database.migrate();
  await fill(database);
  return database;
}

/** An embedded database that is migrated and filled: the first of a run is filled, the others begin as its copies. */
export async function openFilled(name: string, fill: Fill): Promise<Database> {
  const folder = await copies();
  if (!folder) return fillAnew(fill);
  const file = `${folder}/${name}.tar`;
  for (;;) {
    if (existsSync(file)) return openDatabase({ memory: true, copy: new Blob([readFileSync(file)]) });
    if (isFirst(`${file}.filling`)) break;
    await pause(100);
  }
  try {
    const database = await fillAnew(fill);
    const copy = await database.dump?.();
    if (copy) writeFileSync(`${file}.part`, Buffer.from(await copy.arrayBuffer()));
    renameSync(`${file}.part`, file);
    return database;
  } finally {
    rmSync(`${file}.filling`, { recursive: true });
  }
}

/** A folder can be made once only, whoever tries. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
