import { and, eq, inArray } from 'drizzle-orm';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { listings } from '#service/db/schema/listings.ts';
import { products } from '#service/db/schema/products.ts';
import { notFound } from '#service/domain/refusal.ts';
import { chosenSummaries } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';

/** Companions that an answer holds at most. */
export const companionsMax = 3;

const canBeHad = ({ stockState }: ProductSummary) => stockState !== 'OUT_OF_STOCK';

/** Companions that the shop chose for a product and that can be bought in the region now. Throws `resource.not_found`. */
async function chosenCompanions(db: Db, reader: Reader, prodId: number): Promise<ProductSummary[]> {
  const [own] = await db
    .select({ companions: products.companions })
    .from(products)
    .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
  if (!own) throw notFound();
  const chosen = own.companions ?? [];
  if (chosen.length === 0) return [];
  const here = await db
    .select({ prodId: listings.prodId })
    .from(listings)
    .where(and(eq(listings.regionId, reader.region.regionId), inArray(listings.prodId, chosen)));
  const sold = new Set(here.map((one) => one.prodId));
  const summaries = await chosenSummaries(
    db,
    reader,
    chosen.filter((id) => sold.has(id)),
  );
  return summaries.filter(canBeHad);
}

/** Products that go well with a product: the chosen ones and, if these are too few, similar products. */
export async function companionsOf(
  db: Db,
  reader: Reader,
  prodId: number,
  similar: () => Promise<ProductSummary[]>,
): Promise<ProductSummary[]> {
  const chosen = await chosenCompanions(db, reader, prodId);
  if (chosen.length >= companionsMax - 1) return chosen.slice(0, companionsMax);
  const known = new Set(chosen.map((one) => one.prodId));
  const more = (await similar()).filter((one) => canBeHad(one) && !known.has(one.prodId));
  return [...chosen, ...more].slice(0, companionsMax);
}
