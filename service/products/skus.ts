import { and, asc, eq, sql } from 'drizzle-orm';
import type { Sku } from '#openapi/schema.gen.ts';
import { pairIn, textIn } from '#service/domain/language.ts';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import type { Reader } from '#service/regions/queries.ts';

/** The SKUs of a product with their prices in a region and the pieces there are now. */
export async function skusOf(
  db: Db,
  prodId: number,
  reader: Pick<Reader, 'region' | 'language'>,
): Promise<Sku[]> {
  const {
    region: { regionId, currency },
    language,
  } = reader;
  const rows = await skuRows(db).execute({ prodId, regionId });
  return rows.map((row) => ({
    skuId: row.skuId,
    ...textIn('skuName', row.skuName, language),
    properties: row.properties.map((pair) => pairIn(pair, language)),
    price: { amount: row.price, currency },
    oriPrice: row.oriPrice === null ? null : { amount: row.oriPrice, currency },
    stocks: row.stock,
    limitPerUser: row.limitPerUser,
    pic: row.pic,
    status: row.enabled ? 'ON' : 'OFF',
  }));
}

/** Every page of a product asks this, so it is prepared once for each database. */
const skuRows = preparedFor((db) =>
  db
    .select({
      skuId: skus.skuId,
      skuName: skus.skuName,
      properties: skus.properties,
      pic: skus.pic,
      stock: skus.stock,
      limitPerUser: skus.limitPerUser,
      enabled: skus.enabled,
      price: skuPrices.price,
      oriPrice: skuPrices.oriPrice,
    })
    .from(skus)
    .innerJoin(
      skuPrices,
      and(eq(skuPrices.skuId, skus.skuId), eq(skuPrices.regionId, sql.placeholder('regionId'))),
    )
    .where(eq(skus.prodId, sql.placeholder('prodId')))
    .orderBy(asc(skus.seq), asc(skus.skuId))
    .prepare('skus_of_product'),
);
