import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { IndexTag } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { indexTagProducts, indexTags } from '#service/db/schema/home.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import type { CalendarDay } from '#service/domain/calendar.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { soldIn } from '#service/products/product-list.ts';
import { offerColumns } from '#service/offers/product-offers.ts';
import { summaryColumns } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';

type TagRow = typeof indexTags.$inferSelect;

const productsOfSection = 12;

/** Condition for products of a service tag: cash on delivery and overseas shipping depend on the region, other services do not. */
export const serviceRule = (slug: SQL) => sql`case ${slug}
  when 'cod' then ${productRegions.codAvailable}
  when 'global' then ${productRegions.overseas}
  else true end`;

/** Tags of the region, services before sections; without tags that have no product there. */
export function tagsOf(db: Db, reader: Reader): Promise<TagRow[]> {
  const sold = sql`exists (
    select 1 from ${indexTagProducts}
    join ${products} on ${products.prodId} = ${indexTagProducts.prodId}
    join ${productRegions} on ${productRegions.prodId} = ${products.prodId}
    where ${indexTagProducts.tagId} = ${indexTags.tagId}
      and ${soldIn(reader, serviceRule(sql`${indexTags.slug}`))}
  )`;
  const servicesFirst = sql`${indexTags.kind} <> 'SERVICE'`;
  return db.select().from(indexTags).where(sold).orderBy(servicesFirst, indexTags.seq, indexTags.tagId);
}

/**
 * The first products of every section, in one query. A TRENDING section starts further on in its list each day, and after the
 * last product with the first one again, so that all its products are shown in turn.
 */
export function firstProducts(db: Db, reader: Reader, day: CalendarDay) {
  const others = alias(indexTagProducts, 'others');
  const all = sql`(select count(*) from ${indexTagProducts} ${others} where ${others.tagId} = ${indexTags.tagId})`;
  const turn = sql`case when ${indexTags.kind} = 'TRENDING'
    then (${indexTagProducts.seq} - 1 + ${all} - ${day.number * productsOfSection} % ${all}) % ${all}
    else ${indexTagProducts.seq} end`;
  const placed = db
    .select({
      prodId: sql<number>`${indexTagProducts.prodId}`.as('placed_product'),
      turn: sql<number>`${turn}`.as('placed_turn'),
    })
    .from(indexTagProducts)
    .innerJoin(products, eq(products.prodId, indexTagProducts.prodId))
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(soldIn(reader, eq(indexTagProducts.tagId, indexTags.tagId)))
    .orderBy(turn)
    .limit(productsOfSection)
    .as('placed');
  return db
    .select({ ...summaryColumns, ...offerColumns(reader), tagId: indexTags.tagId })
    .from(indexTags)
    .innerJoinLateral(placed, sql`true`)
    .innerJoin(products, eq(products.prodId, placed.prodId))
    .innerJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, reader.region.regionId)),
    )
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .where(ne(indexTags.kind, 'SERVICE'))
    .orderBy(indexTags.tagId, placed.turn);
}

export function tagIn({ tagId, title, seq, style, kind, icon }: TagRow, language: Language): IndexTag {
  return {
    tagId,
    title: inLanguage(title, language),
    seq,
    style: style === 'GRID' ? 'GRID' : style === 'RAIL' ? 'RAIL' : 'BANNER',
    kind: kind === 'SERVICE' ? 'SERVICE' : kind === 'TRENDING' ? 'TRENDING' : 'RECOMMENDED',
    icon,
  };
}
