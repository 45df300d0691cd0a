import { eq, type SQL, sql } from 'drizzle-orm';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { attributes, attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { brands } from '#service/db/schema/shops.ts';
import { soldIn } from './product-list.ts';
import type { Reader, RegionStore } from './regions.ts';

type Facets = Omit<SearchFacets, 'placesOfOrigin'> & { placesOfOrigin: { value: string; count: number }[] };

export const noFacets: SearchFacets = { attrs: [], placesOfOrigin: [], brands: [], priceRange: null };

/** By what the whole result can be narrowed, each with the number of products; one question to the database. */
export async function facetsOf(
  db: Db,
  regions: RegionStore,
  reader: Reader,
  where: SQL,
): Promise<SearchFacets> {
  const found = db.$with('found').as(
    db
      .select({
        prodId: products.prodId,
        brandId: products.brandId,
        shipFrom: productRegions.shipFrom,
        price: productRegions.price,
      })
      .from(products)
      .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
      .where(soldIn(reader, where)),
  );
  const brandName = reader.language === 'zh' ? brands.nameZh : brands.name;
  const [row] = await db
    .with(found)
    .select({
      min: sql<number | null>`min(${found.price})::float8`,
      max: sql<number | null>`max(${found.price})::float8`,
      brands: listOf<Facets['brands'][number]>(sql`
        select ${brands.brandId} as "brandId", ${brandName} as "brandName", count(*) as count
        from ${found} join ${brands} on ${brands.brandId} = ${found.brandId}
        group by 1, 2 order by 3 desc, 1 limit 60`),
      placesOfOrigin: listOf<Facets['placesOfOrigin'][number]>(sql`
        select ${found.shipFrom} as value, count(*) as count from ${found} group by 1 order by 2 desc, 1 limit 60`),
      attrs: listOf<Facets['attrs'][number]>(sql`
        select counted.attr_id as "attrId", ${attributes.name} as "attrName", jsonb_agg(
          jsonb_build_object('attrValueId', attr_value_id, 'value', value, 'count', count)
          order by count desc, attr_value_id
        ) filter (where place <= 60) as values
        from (${countedValues(sql`${found}`)}) counted
        join ${attributes} on ${attributes.attrId} = counted.attr_id
        group by counted.attr_id, ${attributes.name}, ${attributes.seq}
        order by ${attributes.seq} limit 30`),
    })
    .from(found);
  return labelled(row, regions, reader);
}

const countedValues = (found: SQL) => sql`
  select ${attributeValues.attrId}, ${attributeValues.attrValueId}, ${attributeValues.value}, count(*) as count,
    row_number() over (
      partition by ${attributeValues.attrId} order by count(*) desc, ${attributeValues.attrValueId}
    ) as place
  from ${found} join ${productAttributes} on ${productAttributes.prodId} = found.prod_id
  join ${attributeValues} on ${attributeValues.attrValueId} = ${productAttributes.attrValueId}
  group by ${attributeValues.attrId}, ${attributeValues.attrValueId}, ${attributeValues.value}`;

/** The rows of a question as one JSON list. */
const listOf = <Row>(rows: SQL) =>
  sql<Row[]>`(select coalesce(jsonb_agg(listed), '[]'::jsonb) from (${rows}) listed)`;

async function labelled(
  row: (Omit<Facets, 'priceRange'> & { min: number | null; max: number | null }) | undefined,
  regions: RegionStore,
  { region: { currency }, language }: Reader,
): Promise<SearchFacets> {
  const { attrs = [], brands: makers = [], placesOfOrigin: places = [], min = null, max = null } = row ?? {};
  return {
    attrs,
    brands: makers,
    placesOfOrigin: await Promise.all(
      places.map(async (place) => ({ ...place, label: await regions.countryName(place.value, language) })),
    ),
    priceRange:
      min === null || max === null
        ? null
        : { min: { amount: min, currency }, max: { amount: max, currency } },
  };
}
