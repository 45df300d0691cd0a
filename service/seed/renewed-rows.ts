import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';
import { attributes, attributeValues } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { indexTags } from '#service/db/schema/home.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { brands, shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { type Catalogue, mediaUrl } from './catalogue.ts';
import { indexTagRows } from './home-rows.ts';
import { listAll, listLater } from './listing.ts';
import { productRows } from './product-rows.ts';
import { renewFinding } from './renewed-finding.ts';
import { reviewRows } from './review-rows.ts';
import { readSearchWords } from './search-words.ts';
import type { SeedDay } from './seed-day.ts';
import { brandRows, categoryRows, shopRows } from './shop-rows.ts';
import { skuRows } from './sku-rows.ts';
import { translationsOf } from './translations.ts';
import { voucherRows } from './voucher-rows.ts';
import { withdrawProducts } from './withdrawn.ts';

/** Rows of one statement; PostgreSQL accepts 65,535 values at most. */
const rowsAtOnce = 500;

/**
 * Updates a mall that an earlier catalogue has filled: texts in every language, present pictures, withdrawn products off the
 * shelf. Prices, stock, ratings and the members' data do not change, and rows that were deleted are not added again.
 */
export async function renewCatalogue(tx: Db, catalogue: Catalogue, day: SeedDay) {
  await listLater(tx);
  await withdrawProducts(tx, catalogue.withdrawn);
  const renewed = productRows(catalogue, readSearchWords());
  await renew(tx, categories, categories.categoryId, categoryRows(catalogue), ['name', 'pic']);
  await renew(tx, shops, shops.shopId, shopRows(catalogue), ['intro']);
  await renew(tx, brands, brands.brandId, brandRows(catalogue), ['tagline']);
  await renew(tx, products, products.prodId, renewed, [
    'name',
    'brief',
    'contentHtml',
    'specs',
    'imgs',
    ...findable,
  ]);
  await renew(tx, skus, skus.skuId, skuRows(catalogue), ['skuName', 'properties', 'pic']);
  await renew(tx, reviews, reviews.prodCommId, reviewRows(catalogue), ['skuName', 'content', 'pics']);
  await renew(tx, vouchers, vouchers.couponId, voucherRows(catalogue, day), ['name']);
  await renew(tx, indexTags, indexTags.tagId, indexTagRows(catalogue), ['title']);
  await translateChoices(tx, catalogue);
  await showBoughtByToday(tx, catalogue);
  await renewFinding(tx, catalogue);
  await listAll(tx);
}

/** The columns by which the search finds a product. */
const findable = ['searchName', 'searchHead', 'searchCategory', 'searchText'];

/** Updates a mall of before seed 8: the columns by which the search finds products, and search terms by language. */
export async function renewSearch(tx: Db, catalogue: Catalogue) {
  await listLater(tx);
  await renew(tx, products, products.prodId, productRows(catalogue, readSearchWords()), findable);
  await renewFinding(tx, catalogue);
  await listAll(tx);
}

type Row = Record<string, unknown>;

/** Updates the columns `names` of existing rows, found by id; rows that do not exist are not added. */
async function renew(tx: Db, table: PgTable, key: PgColumn, rows: Row[], names: string[]) {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const [own = ''] = Object.entries(columns).find(([, column]) => column === key) ?? [];
  const there = new Set((await tx.select({ id: key }).from(table)).map(({ id }) => id));
  const known = rows.filter((row) => there.has(row[own]));
  const set: Record<string, SQL> = {};
  for (const name of names) set[name] = sql`excluded.${sql.identifier(columns[name]?.name ?? '')}`;
  for (let from = 0; from < known.length; from += rowsAtOnce) {
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(known.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({ target: key, set });
  }
}

/** Translates the attributes of the facets; their ids do not change, because addresses contain them. */
async function translateChoices(tx: Db, catalogue: Catalogue) {
  const { nameOf, valueOf } = translationsOf(catalogue);
  for (const { attrId, name } of await tx.select().from(attributes))
    await tx
      .update(attributes)
      .set({ name: nameOf(name.en) })
      .where(eq(attributes.attrId, attrId));
  for (const { attrValueId, value } of await tx.select().from(attributeValues))
    await tx
      .update(attributeValues)
      .set({ value: valueOf(value.en) })
      .where(eq(attributeValues.attrValueId, attrValueId));
}

/** In order lines, replaces pictures that do not exist any more by the product's present one; texts and amounts do not change. */
async function showBoughtByToday(tx: Db, { images, products: sold }: Catalogue) {
  const kept = Object.values(images).map(({ file }) => mediaUrl(file));
  await tx
    .update(orderItems)
    .set({
      pic: sql`(select ${products.imgs}->>0 from ${products} where ${products.prodId} = ${orderItems.prodId})`,
    })
    .where(
      sql`${inArray(
        orderItems.prodId,
        sold.map(({ id }) => id),
      )} and ${orderItems.pic} like '/media/products/%'
        and not ${orderItems.pic} = any (array(select jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb)))`,
    );
}
