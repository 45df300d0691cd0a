import { asc, eq, sql } from 'drizzle-orm';
import type { Category, CategoryStep } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { soldIn } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';

export type CategoryRow = typeof categories.$inferSelect;

type Below = { parentId: number; depth: number };

export type CategoryTree = Awaited<ReturnType<typeof categoryTree>>;

/**
 * Reads the categories in which something is sold in the reader's region. Returns a function that gives those below `parentId` (0 for
 * the top categories), `depth` levels deep, in a language; it refuses an unknown `parentId` (404).
 */
export async function categoryTree(db: Db, reader: Reader) {
  const filled = sql`exists (
    select 1 from ${productCategories}
    join ${products} on ${products.prodId} = ${productCategories.prodId}
    join ${productRegions} on ${productRegions.prodId} = ${products.prodId}
    where ${productCategories.categoryId} = ${categories.categoryId} and ${soldIn(reader, undefined)}
  )`;
  const rows = await db
    .select()
    .from(categories)
    .where(filled)
    .orderBy(asc(categories.seq), categories.categoryId);
  return async (language: Language, { parentId, depth }: Below): Promise<Category[]> => {
    // A category without products gives an empty list; only an unknown one is refused.
    if (parentId !== 0 && !rows.some(({ categoryId }) => categoryId === parentId)) {
      await categoryOf(db, parentId);
    }
    return treeBelow(rows, parentId, depth, language);
  };
}

async function categoryOf(db: Db, categoryId: number): Promise<CategoryRow> {
  const [row] = await db.select().from(categories).where(eq(categories.categoryId, categoryId));
  if (!row) throw notFound();
  return row;
}

/** The way from the top category down to this one. */
export async function categoryPath(db: Db, categoryId: number, language: Language): Promise<CategoryStep[]> {
  const rows = await db
    .select({ categoryId: categories.categoryId, name: categories.name })
    .from(categories)
    .where(
      sql`${categories.categoryId} in (
        select jsonb_array_elements(own.path)::bigint from ${categories} own where own.category_id = ${categoryId}
      )`,
    )
    .orderBy(categories.level);
  return rows.map((row) => ({ categoryId: row.categoryId, categoryName: inLanguage(row.name, language) }));
}

function treeBelow(rows: CategoryRow[], parentId: number, depth: number, language: Language): Category[] {
  return rows
    .filter((row) => (row.parentId ?? 0) === parentId)
    .map((row) => ({
      categoryId: row.categoryId,
      parentId,
      categoryName: inLanguage(row.name, language),
      pic: row.pic,
      seq: row.seq,
      ...(depth > 1 && { children: treeBelow(rows, row.categoryId, depth - 1, language) }),
    }));
}
