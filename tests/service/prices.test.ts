import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { listings } from '#service/db/schema/listings.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { productRegions } from '#service/db/schema/products.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { changePrice } from '#service/products/prices.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { deskKey, openShop, type Shop } from './shop.ts';
import { goods, laos, sriLanka } from './world.ts';

const { prodId, skuId } = goods.kettle;
const secondSku = 70_012;
const thirdSku = 70_013;

const engines = [
  { name: 'the embedded database', open: async () => ({ databaseUrl: undefined, stop: () => {} }) },
  {
    name: 'PostgreSQL',
    open: async () => {
      const cluster = await startPostgres();
      return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
    },
  },
];

describe.each(engines)('prices on $name', ({ name, open }) => {
  const skipped = name === 'PostgreSQL' && postgresMissing !== undefined;
  let shop: Shop;
  let stop: () => void;
  beforeAll(async () => {
    if (skipped) return;
    const { databaseUrl, ...server } = await open();
    stop = server.stop;
    shop = await openShop({ ...(databaseUrl !== undefined && { databaseUrl }), options: { desk: true } });
    for (const id of [secondSku, thirdSku]) {
      const facts = { code: `S${id}`, skuName: { en: `Size ${id}` }, properties: [], stock: 5, seq: id };
      await shop.db.insert(skus).values({ skuId: id, prodId, ...facts });
      const price = { skuId: id, price: 130_000, oriPrice: 200_000 };
      await shop.db.insert(skuPrices).values([sriLanka, laos].map((regionId) => ({ ...price, regionId })));
    }
  });
  afterAll(async () => {
    if (skipped) return;
    await shop.close();
    stop();
  });

  /** Cards and listings that say something else than the cheapest SKU that can be had. */
  const apart = async () => {
    const cheapest = sql`(select array[p.price, p.ori_price] from skus s join sku_prices p using (sku_id)
      where s.prod_id = r.prod_id and p.region_id = r.region_id and s.enabled order by p.price, s.seq limit 1)`;
    const rows = await shop.db
      .select({ prodId: sql<number>`r.prod_id`, card: sql`r.price`, listed: sql`l.price`, cheapest })
      .from(sql`product_regions r left join listings l using (prod_id, region_id)`)
      .where(sql`array[r.price, r.ori_price] is distinct from ${cheapest} or l.price <> r.price`);
    return rows;
  };
  const card = async () => {
    const [row] = await shop.db
      .select({ price: productRegions.price, oriPrice: productRegions.oriPrice })
      .from(productRegions)
      .where(and(eq(productRegions.prodId, prodId), eq(productRegions.regionId, sriLanka)));
    return [row?.price, row?.oriPrice];
  };
  const at = (id: number) => and(eq(skuPrices.skuId, id), eq(skuPrices.regionId, sriLanka));
  const ofCard = and(eq(productRegions.prodId, prodId), eq(productRegions.regionId, sriLanka));
  const desk = (...words: string[]) =>
    shop.ask('/dev/desk/api', { method: 'POST', body: { words }, headers: deskKey });

  test.skipIf(skipped).each<[string, () => unknown, (number | null)[]]>([
    ['the desk', () => desk('price', String(skuId), 'LK', '110000'), [110_000, null]],
    [
      'the service',
      () => changePrice(shop.db, { skuId, regionId: sriLanka, price: 125_000 }, shop.time.now),
      [125_000, null],
    ],
    [
      'SQL on a SKU’s price',
      () => shop.db.update(skuPrices).set({ price: 90_000 }).where(at(secondSku)),
      [90_000, 200_000],
    ],
    [
      'a list price',
      () => shop.db.update(skuPrices).set({ oriPrice: null }).where(at(secondSku)),
      [90_000, null],
    ],
    [
      'a SKU taken off',
      () => shop.db.update(skus).set({ enabled: false }).where(eq(skus.skuId, secondSku)),
      [125_000, null],
    ],
    [
      'a SKU put back',
      () => shop.db.update(skus).set({ enabled: true }).where(eq(skus.skuId, secondSku)),
      [90_000, null],
    ],
    ['a price that goes', () => shop.db.delete(skuPrices).where(at(secondSku)), [125_000, null]],
    [
      'a price that comes',
      () => shop.db.insert(skuPrices).values({ skuId: secondSku, regionId: sriLanka, price: 80_000 }),
      [80_000, null],
    ],
    [
      'SQL on the card',
      () => shop.db.update(productRegions).set({ price: 100 }).where(ofCard),
      [80_000, null],
    ],
    [
      'SQL on the listing',
      () => shop.db.update(listings).set({ price: 100 }).where(eq(listings.prodId, prodId)),
      [80_000, null],
    ],
    [
      'another window',
      async () => {
        const [row] = await shop.db.delete(productRegions).where(ofCard).returning();
        if (row) await shop.db.insert(productRegions).values({ ...row, price: 100, oriPrice: 300 });
      },
      [80_000, null],
    ],
  ])('are one price for SKU, card and listing after %s', async (_path, change, expected) => {
    await change();
    expect(await card()).toEqual(expected);
    expect(await apart()).toEqual([]);
  });

  test.skipIf(skipped)('are one price when many are changed at once, and badge and page say it', async () => {
    const prices = [70_000, 60_000, 50_000, 65_000, 55_000, 75_000, 45_000, 85_000];
    await Promise.all(
      prices.map((price, index) =>
        changePrice(
          shop.db,
          { skuId: [skuId, secondSku, thirdSku][index % 3] ?? skuId, regionId: sriLanka, price },
          shop.time.now,
        ),
      ),
    );
    expect(await apart()).toEqual([]);
    await shop.db
      .insert(priceDays)
      .values({ skuId: thirdSku, regionId: sriLanka, day: '2026-01-01', price: 200_000 });
    await changePrice(shop.db, { skuId: thirdSku, regionId: sriLanka, price: 30_000 }, shop.time.now);
    const path = `/api/prod/prodInfo?prodId=${prodId}&regionId=${sriLanka}`;
    const { body } = await shop.ask<ProductDetail>(path);
    expect(body).toMatchObject({
      price: { amount: 30_000 },
      oriPrice: { amount: 200_000 },
      discountPercent: 85,
    });
  });
});

test('nothing in the service writes a price but the one function, and nothing works out a per cent beside it', () => {
  const files = ['service', 'src', 'mocks'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, name)),
  );
  const holding = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(holding(/update\(skuPrices\)/)).toEqual(['service/products/prices.ts']);
  expect(holding(/update\((productRegions|listings)\)/)).toEqual([]);
  expect(holding(/1 - \w*[pP]rice[\w.]* \/|discount_percent/)).toEqual([]);
});
