import { and, eq, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#service/db/schema/listings.ts';
import { products } from '#service/db/schema/products.ts';
import { skus } from '#service/db/schema/skus.ts';
import { postgresMissing, startPostgres } from '../postgres.ts';
import { openMall } from './mall.ts';

test.skipIf(postgresMissing)(
  'SKUs that sell out at once, and while the product is written anew, leave its listings without stock',
  async () => {
    const postgres = await startPostgres();
    const mall = await openMall({ sample: 40, databaseUrl: await postgres.databaseUrl() });
    const { db } = mall.database;
    try {
      const [two] = await db
        .select({
          prodId: skus.prodId,
          ids: sql<number[]>`array_agg(${skus.skuId}::int8 order by ${skus.skuId})`,
        })
        .from(skus)
        .where(eq(skus.enabled, true))
        .groupBy(skus.prodId)
        .having(sql`count(*) > 1`)
        .limit(1);
      const prodId = two?.prodId ?? 0;
      const [first = 0, second = 0] = (two?.ids ?? []).map(Number);
      const setStock = (skuId: number, stock: number, on: Pick<typeof db, 'update'> = db) =>
        on.update(skus).set({ stock }).where(eq(skus.skuId, skuId));
      await db
        .update(skus)
        .set({ stock: 0 })
        .where(and(eq(skus.prodId, prodId), ne(skus.skuId, first), ne(skus.skuId, second)));
      for (let round = 0; round < 5; round += 1) {
        await Promise.all([setStock(first, 1), setStock(second, 1)]);
        const slowly = db.transaction(async (tx) => {
          await setStock(first, 0, tx);
          await tx.execute(sql`select pg_sleep(0.1)`);
        });
        const other = db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(0.03)`);
          await setStock(second, 0, tx);
        });
        const renamed = db
          .update(products)
          .set({ searchName: `\n lamp ${round} `, searchText: `\n lamp ${round} ` })
          .where(eq(products.prodId, prodId));
        await Promise.all([slowly, other, renamed]);
        const rows = await db.select().from(listings).where(eq(listings.prodId, prodId));
        expect(rows.length).toBeGreaterThan(0);
        for (const { stockedSkus, searchName } of rows)
          expect([stockedSkus, searchName]).toEqual([0, `\n lamp ${round} `]);
      }
    } finally {
      await mall.close();
      postgres.stop();
    }
  },
);
