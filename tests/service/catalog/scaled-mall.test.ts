import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import { listings } from '#service/db/schema/listings.ts';
import { skus } from '#service/db/schema/skus.ts';
import { scaleMall } from '#service/seed/scale.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const wanted = 1000;
const toaster = 100_001;
const pagesOf = [1, 2, 3];
let mall: Mall;
let indexesBefore: string[];

const indexes = async () =>
  (
    await mall.database.db
      .select({ made: sql<string>`indexdef` })
      .from(sql`pg_indexes where schemaname = 'public'`)
      .orderBy(sql`1`)
  ).map(({ made }) => made);

beforeAll(async () => {
  mall = await openMall();
  indexesBefore = await indexes();
  await scaleMall(mall.database, wanted);
});
afterAll(() => mall.close());

/** Ids of listings of a region whose facet set meets a condition, read in one go and in the order that is given. */
async function inOrder(where: string, orderBy: string) {
  const rows = await mall.database.db
    .select({ id: sql<number>`prod_id`.mapWith(Number) })
    .from(
      sql`listings l join facet_sets s using (set_id) where region_id = ${regionIds.LK} and ${sql.raw(where)} order by ${sql.raw(orderBy)}`,
    );
  return rows.map(({ id }) => id);
}

async function shownOn(path: string, query: Record<string, number>) {
  const pages = await Promise.all(
    pagesOf.map((current) =>
      mall.get<PageOfProductSummary>(path, { ...query, current, size: 24, regionId: regionIds.LK }),
    ),
  );
  return pages.flatMap(({ records }) => records.map(({ prodId }) => prodId));
}

test('a mall that was enlarged has the products that were asked for, all indexes, and triggers that work', async () => {
  const [counted] = await mall.database.db.select({ all: sql<number>`count(*)::int` }).from(sql`products`);
  expect(counted?.all).toBe(wanted);
  expect(await indexes()).toEqual(indexesBefore);
  const copy = toaster + 1000;
  const stocked = () => mall.database.db.select().from(listings).where(eq(listings.prodId, copy));
  expect((await stocked()).some(({ stockedSkus }) => stockedSkus > 0)).toBe(true);
  await mall.database.db.update(skus).set({ stock: 0 }).where(eq(skus.prodId, copy));
  expect((await stocked()).every(({ stockedSkus }) => stockedSkus === 0)).toBe(true);
});

test.each([10_001, 10_006, 10_008])(
  'pages of category %i, read set by set, are those of the whole category in the order of its sales',
  async (categoryId) => {
    const whole = await inOrder(`category_ids @> array[${categoryId}]::bigint[]`, 'sold_num desc, prod_id');
    const first = whole.slice(0, pagesOf.length * 24);
    expect(first.length).toBeGreaterThan(3);
    expect(await shownOn('/prod/pageProd', { categoryId })).toEqual(first);
  },
);

test('similar products are those of the same top category: the own shelf first, then its parent, the own brand, and by sales', async () => {
  const [own] = await mall.database.db
    .select({
      leaf: sql<string>`c.category_id`,
      path: sql<string[]>`c.path`,
      brand: sql<string | null>`p.brand_id`,
    })
    .from(sql`products p join categories c using (category_id) where p.prod_id = ${toaster}`);
  const [top, middle = own?.leaf] = own?.path ?? [];
  const within = (id: string | undefined) => `category_ids @> array[${id}]::bigint[]`;
  const nearest = await inOrder(
    `${within(top)} and prod_id <> ${toaster}`,
    `${within(own?.leaf)} desc, ${within(middle)} desc, (coalesce(brand_id, 0) = ${own?.brand ?? 0}) desc, sold_num desc, prod_id`,
  );
  expect(own?.brand, 'the product has a brand').not.toBeNull();
  expect(await shownOn('/prod/similar', { prodId: toaster })).toEqual(nearest.slice(0, pagesOf.length * 24));
});
