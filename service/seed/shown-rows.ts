import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { type Curation, readCuration } from './curation.ts';

/** The columns for a product's page: size and colour of its pictures, products that go with it, its size guide. */
export function shownBy({ images }: Catalogue, { id, images: own }: CatalogueProduct, chosen: Curation) {
  const looks = own.flatMap((image) => images[image] ?? []);
  const complete = looks.length === own.length;
  return {
    imgLooks: complete ? looks.map(({ width, height, color }) => ({ width, height, colour: color })) : null,
    companions: chosen.companions[id] ?? null,
    sizeGuide: chosen.sizeGuides[id] ?? null,
  };
}

/** Adds these columns to products of earlier seeds; `imgLooks` only where a product still has as many pictures as in the catalogue. */
export async function addShownRows(tx: Db, catalogue: Catalogue) {
  const chosen = readCuration();
  for (const product of catalogue.products) {
    const { imgLooks, ...rest } = shownBy(catalogue, product, chosen);
    const [held] = await tx
      .select({ imgs: products.imgs })
      .from(products)
      .where(and(eq(products.prodId, product.id), isNull(products.imgLooks)));
    if (!held) continue;
    const known = imgLooks?.length === held.imgs.length ? imgLooks : null;
    await tx
      .update(products)
      .set({ ...rest, imgLooks: known })
      .where(eq(products.prodId, product.id));
  }
}
