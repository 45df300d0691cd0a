import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { productCategories, products } from '#service/db/schema/products.ts';

/** SQL condition: the product is in the category or in one below it. */
export const inCategory = (db: Db, categoryId: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productCategories)
      .where(
        and(eq(productCategories.prodId, products.prodId), eq(productCategories.categoryId, categoryId)),
      ),
  );
