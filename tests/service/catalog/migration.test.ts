import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from '#service/db/database.ts';
import { migrationsFolder } from '#service/db/project-root.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { settings } from '#service/db/schema/settings.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { seedDatabase } from '#service/seed/seed.ts';
import { type Mall, openMall } from './mall.ts';

const now = new Date('2026-11-21T20:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'mall-migration-'));
let fresh: Mall;
let lite: PGlite;
beforeAll(async () => {
  fresh = await openMall({ sample: 60 });
  lite = await PGlite.create('memory://', { extensions: { pg_trgm } });
});
afterAll(async () => {
  await fresh.close();
  await lite.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The migrations of the first version alone. */
function firstMigration() {
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  return folder;
}

type Column = { table: string; column: string };

const columnsOf = (db: Db) =>
  db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name, ordinal_position`);

/** Everything that tables of both have in common. */
async function copyRows(from: Db, to: Db) {
  const known = new Set((await columnsOf(from)).map(({ table, column }) => `${table} ${column}`));
  const tables = new Map<string, Column[]>();
  for (const one of await columnsOf(to))
    if (known.has(`${one.table} ${one.column}`))
      tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
  // Foreign keys would ask for an order; the rows are whole as they are.
  await to.execute(sql`set session_replication_role = replica`);
  for (const [table, columns] of tables) {
    const names = sql.join(
      columns.map(({ column }) => sql.identifier(column)),
      sql`, `,
    );
    const name = sql.identifier(table);
    const [read] = await from
      .select({ all: sql<unknown>`coalesce(jsonb_agg(t), '[]'::jsonb)` })
      .from(sql`(select ${names} from ${name}) t`);
    await to.execute(sql`insert into ${name} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(read?.all)}::jsonb)`);
  }
  await to.execute(sql`set session_replication_role = origin`);
}

const listed = (db: Db) =>
  db
    .select({ listing: { ...listings, words: sql`cardinality(${listings.words})` }, set: facetSets })
    .from(listings)
    .innerJoin(facetSets, eq(facetSets.setId, listings.setId))
    .orderBy(listings.prodId, listings.regionId)
    .then((rows) => rows.map(({ listing, set }) => ({ ...listing, ...set, setId: 0 })));

test('a database of the first version keeps its data and gets its listings, vouchers and group buys', async () => {
  const db = drizzle(lite);
  const old = db as unknown as Db;
  await migrate(db, { migrationsFolder: firstMigration() });
  // What a region said of its currency then, which stands in one table since.
  await old.execute(sql`alter table regions alter symbol set default '', alter display_decimals set default 2,
    alter rounding_increment set default 1`);
  await copyRows(fresh.database.db, old);
  await old
    .update(settings)
    .set({ value: { version: 1, sample: 60 } })
    .where(eq(settings.key, 'seed'));
  const [sold] = await old.select().from(skus).limit(1);
  await old
    .update(skus)
    .set({ stock: 3 })
    .where(eq(skus.skuId, sold?.skuId ?? 0));

  await migrate(db, { migrationsFolder: migrationsFolder() });
  const { db: young } = fresh.database;
  await young
    .update(skus)
    .set({ stock: 3 })
    .where(eq(skus.skuId, sold?.skuId ?? 0));
  expect(await listed(old)).toEqual(await listed(young));

  expect(await old.select().from(vouchers)).toEqual([]);
  const database: Database = { ...fresh.database, db: old, unhurried: (work) => work(old) };
  expect(await seedDatabase(database, { now })).toBe(false);
  for (const table of [vouchers, groupBuys, shops])
    expect(
      await old
        .select()
        .from(table)
        .orderBy(sql`1`),
    ).toEqual(
      await young
        .select()
        .from(table)
        .orderBy(sql`1`),
    );
  const past = (of: Db) =>
    of.select().from(priceDays).orderBy(priceDays.skuId, priceDays.regionId, priceDays.day);
  expect(await past(old)).toEqual(await past(young));
  const [changed] = await old.select().from(shops).limit(1);
  await old
    .update(shops)
    .set({ banner: null })
    .where(eq(shops.shopId, changed?.shopId ?? 0));
  expect(await seedDatabase(database, { now })).toBe(false);
  const [again] = await old
    .select()
    .from(shops)
    .where(eq(shops.shopId, changed?.shopId ?? 0));
  expect(again?.banner).toBeNull();
});
