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
  /** Called with the present step and the share that is done, from 0 to 1. */
  onProgress?: (step: string, done: number) => void;
  /** Number of products when only a sample is filled in, for tests; undefined for everything. */
  sample?: number;
  /** The time from which dates (of vouchers, group buys and others) are counted; the machine's clock by default. */
  now?: Date;
};

/** Any number that only this shop's seed uses as an advisory lock. */
const seedLock = 4_177_002;

/** Version of the seed. A mall of an older version gets what it lacks, one of before version 4 also all texts and pictures. */
const seedVersion = 8;
const renewedBefore = 4;
/** The setting that marks a database which `prepareSeed` has filled: all but the rows with dates. */
const preparedKey = 'seed-prepared';
/** Malls of older versions get the search columns and terms of version 8 (`renewSearch`). */
const searchRenewedBefore = 8;

/**
 * Fills an empty, migrated database with the catalogue and returns true. A database that was filled before only gets what newer
 * seeds bring; returns false. Everything is one transaction: a process that is killed leaves an empty mall, which is filled at the
 * next start.
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
    // The embedded database never analyses by itself, and without statistics its query plans are guesses.
    await analyze(tx, isPrepared ? steps : []);
    options.onProgress?.('ready', 1);
    return true;
  });
}

/**
 * Fills an empty, migrated database with all rows of the catalogue that have no date. The build ships such a database
 * (`filled-folder.ts`); `seedDatabase` then adds the rows with dates.
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

/** Updates the planner's statistics of the filled tables; of every table when `steps` is empty. */
async function analyze(tx: Db, steps: readonly SeedStep[]) {
  const tables = [...new Set(steps.map(({ table }) => table))];
  await tx.execute(tables.length > 0 ? sql`analyze ${sql.join(tables, sql`, `)}` : sql`analyze`);
}

/** True for a database that `prepareSeed` has filled; removes its mark, so that a second call is false. */
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
