import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { productCategories, products } from '#service/db/schema/products.ts';

/** The product stands on the shelf of the category or of one below it. */
export const inCategory = (db: Db, categoryId: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productCategories)
      .where(
        and(eq(productCategories.prodId, products.prodId), eq(productCategories.categoryId, categoryId)),
      ),
  );
