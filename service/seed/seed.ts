import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '#service/db/database.ts';
import { settings } from '#service/db/schema/settings.ts';
import { describeCouriers } from './courier-contacts.ts';
import { readCatalogue } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';
import { addLaterRows } from './later-rows.ts';
import { listAll, listLater } from './listing.ts';
import { renewCatalogue, renewSearch } from './renewed-rows.ts';
import { sampleOf } from './sample.ts';
import { seedDay } from './seed-day.ts';
import { addShownRows } from './shown-rows.ts';
import { type SeedStep, seedSteps } from './seed-steps.ts';

type SeedOptions = {
  /** Told what is being filled in, with the share that is done, from 0 to 1. */
  onProgress?: (step: string, done: number) => void;
  /** So many products and a part of the address trees only, for tests. */
  sample?: number;
  /** The moment from which what has a date is counted: vouchers and group buys. */
  now?: Date;
};

/** Any number that only this shop's seed uses as an advisory lock. */
const seedLock = 4_177_002;

/** What the seed brings by now; a mall of an earlier one gets what it lacks, and before the fourth all texts and pictures anew. */
const seedVersion = 8;
const renewedBefore = 4;
/** The setting of a database that has all but what has a date. */
const preparedKey = 'seed-prepared';
/** Before it a mall found words by any part of them. */
const searchRenewedBefore = 8;

/**
 * Fills an empty, migrated database with the catalogue and answers whether it did; one that was filled before gets only
 * what newer seeds bring. It is one transaction: a process killed in the middle leaves an empty shop, which is filled at
 * the next start.
 */
export function seedDatabase({ unhurried }: Database, options: SeedOptions = {}): Promise<boolean> {
  return unhurried((db) => seedWith(db, options));
}

async function seedWith(db: Db, options: SeedOptions): Promise<boolean> {
  const held = await heldSeed(db);
  if (held) {
    if (held.version < seedVersion) await bringUpToDate(db, options);
    return false;
  }
  const { lasting, dated } = seedSteps({ sample: options.sample, now: options.now ?? new Date() });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await heldSeed(tx)) return false;
    const isPrepared = await takePrepared(tx);
    await listLater(tx);
    const steps = isPrepared ? dated() : [...lasting(), ...dated()];
    await runSteps(tx, steps, options.onProgress);
    if (!isPrepared) await endLasting(tx, options.onProgress);
    await tx
      .insert(settings)
      .values({ key: 'seed', value: { version: seedVersion, sample: options.sample ?? null } });
    // The embedded database never does this by itself, and without it plans are guesses.
    await analyze(tx, isPrepared ? steps : []);
    options.onProgress?.('ready', 1);
    return true;
  });
}

/**
 * Fills an empty, migrated database with all of the catalogue that is the same on every day. `seedDatabase` then adds what
 * has a date. Such a database is what the build brings along (`filled-folder.ts`).
 */
export function prepareSeed({ unhurried }: Database): Promise<void> {
  return unhurried((db) =>
    db.transaction(async (tx) => {
      await listLater(tx);
      await runSteps(tx, seedSteps({ now: new Date() }).lasting());
      await endLasting(tx);
      await tx.insert(settings).values({ key: preparedKey, value: { version: seedVersion } });
    }),
  );
}

async function runSteps(tx: Db, steps: readonly SeedStep[], onProgress?: SeedOptions['onProgress']) {
  for (const [done, { step, table, rows }] of steps.entries()) {
    onProgress?.(step, done / steps.length);
    await insertRows(tx, table, rows());
  }
}

async function endLasting(tx: Db, onProgress?: SeedOptions['onProgress']) {
  await describeCouriers(tx);
  onProgress?.('lists', 1);
  await listAll(tx);
}

/** Counts the rows of the tables that were filled; of every table where none are named. */
async function analyze(tx: Db, steps: readonly SeedStep[]) {
  const tables = [...new Set(steps.map(({ table }) => table))];
  await tx.execute(tables.length > 0 ? sql`analyze ${sql.join(tables, sql`, `)}` : sql`analyze`);
}

/** Whether the database came with the catalogue of this seed in it; told once. */
async function takePrepared(tx: Db): Promise<boolean> {
  const taken = await tx.delete(settings).where(eq(settings.key, preparedKey)).returning();
  return taken.length > 0;
}

type HeldSeed = { version: number; sample: number | null };

async function heldSeed(db: Db): Promise<HeldSeed | undefined> {
  const [found] = await db.select().from(settings).where(eq(settings.key, 'seed'));
  return found?.value as HeldSeed | undefined;
}

const bringUpToDate = (db: Db, { now = new Date() }: SeedOptions) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const held = await heldSeed(tx);
    if (!held || held.version >= seedVersion) return;
    const { sample } = held;
    const catalogue = readCatalogue();
    await addLaterRows(tx, sample === null ? catalogue : sampleOf(catalogue, sample), now);
    await describeCouriers(tx);
    if (held.version < renewedBefore) await renewCatalogue(tx, catalogue, seedDay(catalogue.meta.asOf, now));
    else if (held.version < searchRenewedBefore) await renewSearch(tx, catalogue);
    await addShownRows(tx, catalogue);
    const value = { ...held, version: seedVersion };
    await tx.update(settings).set({ value }).where(eq(settings.key, 'seed'));
  });
