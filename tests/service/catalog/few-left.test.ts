import { and, eq, ne } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { fewPieces } from '#openapi/limits.ts';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import { skus } from '#service/db/schema/skus.ts';
import { openMall } from './mall.ts';

const mall = await openMall();
afterAll(() => mall.close());

const casora = 2003;
const kettle = 100_003;

/** The kettle in the list of its shop, with so many pieces of one variant and none of the others. */
async function listedWith(stock: number) {
  const { db } = mall.database;
  const [sku] = await db.select().from(skus).where(eq(skus.prodId, kettle)).limit(1);
  const skuId = sku?.skuId ?? 0;
  await db
    .update(skus)
    .set({ stock: 0 })
    .where(and(eq(skus.prodId, kettle), ne(skus.skuId, skuId)));
  await db.update(skus).set({ stock }).where(eq(skus.skuId, skuId));
  const page = await mall.get<PageOfProductSummary>('/prod/pageProd', { shopId: casora, size: 50 });
  return page.records.find(({ prodId }) => prodId === kettle);
}

test('a list says how many are left where they are few, and only there', async () => {
  expect(await listedWith(3)).toMatchObject({ stockState: 'LOW', fewLeft: 3 });
  expect(await listedWith(fewPieces)).toMatchObject({ stockState: 'LOW', fewLeft: fewPieces });
  const enough = await listedWith(fewPieces + 1);
  expect(enough).toMatchObject({ stockState: 'IN_STOCK' });
  expect(enough).not.toHaveProperty('fewLeft');
  const none = await listedWith(0);
  expect(none).toMatchObject({ stockState: 'OUT_OF_STOCK' });
  expect(none).not.toHaveProperty('fewLeft');
});
