import { and, asc, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { IndexImg, IndexSection, IndexTag, PageOfProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { banners, indexTagProducts, indexTags } from '#service/db/schema/home.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import type { PageAsked } from './page.ts';
import { bestSelling, orderBy, pageSummaries, soldIn } from './product-list.ts';
import { summaryColumns, summaryOf } from './product-summary.ts';
import type { Reader } from './regions.ts';

type TagRow = typeof indexTags.$inferSelect;

const productsOfSection = 12;

export type HomeStore = ReturnType<typeof homeStore>;

export function homeStore(db: Db) {
  return {
    /** Services first, then sections; only those behind which something is sold in the region. */
    async tags(reader: Reader): Promise<IndexTag[]> {
      return (await tagsOf(db, reader)).map((tag) => tagIn(tag, reader.language));
    },

    async sections(reader: Reader): Promise<IndexSection[]> {
      const tags = await tagsOf(db, reader, ne(indexTags.kind, 'SERVICE'));
      const shown = await firstProducts(db, reader);
      return tags.map((tag) => ({
        ...tagIn(tag, reader.language),
        campaign: null,
        products: shown.filter(({ tagId }) => tagId === tag.tagId).map((row) => summaryOf(row, reader)),
      }));
    },

    async tagProducts(reader: Reader, tagId: number, page: PageAsked): Promise<PageOfProductSummary> {
      const [tag] = await db.select().from(indexTags).where(eq(indexTags.tagId, tagId));
      if (!tag) throw notFound();
      const seq = sql`(
        select ${indexTagProducts.seq} from ${indexTagProducts}
        where ${indexTagProducts.prodId} = ${products.prodId} and ${indexTagProducts.tagId} = ${tagId}
      )`;
      const where = and(sql`${seq} is not null`, serviceRule(sql`${tag.slug}::text`));
      return pageSummaries(db, reader, { where, orderBy: [seq, asc(products.prodId)], page });
    },

    moreGoodStuff(reader: Reader, page: PageAsked): Promise<PageOfProductSummary> {
      const turns = orderBy({ sortName: 'default', sort: 'desc' }, [asc(products.feedSeq), ...bestSelling]);
      return pageSummaries(db, reader, { orderBy: turns, page });
    },

    async banners({ region, language }: Reader): Promise<IndexImg[]> {
      const rows = await db
        .select()
        .from(banners)
        .where(sql`${banners.regionIds} @> ${JSON.stringify(region.regionId)}::jsonb`)
        .orderBy(banners.seq, banners.bannerId);
      return rows.map((row) => ({
        imgUrl: row.img,
        alt: [row.title, row.text].map((words) => inLanguage(words, language)).join(stop[language]),
        seq: row.seq,
        type: row.type === 0 ? 0 : row.type === 1 ? 1 : row.type === 2 ? 2 : -1,
        relation: row.relation,
        link: null,
      }));
    },
  };
}

/** Between the title of a banner and its text. */
const stop: Record<Language, string> = { en: '. ', zh: '。', tr: '. ', ru: '. ', pt: '. ' };

/** Cash on delivery and overseas shipping depend on the region, not on the product alone. */
const serviceRule = (slug: SQL) => sql`case ${slug}
  when 'cod' then ${productRegions.codAvailable}
  when 'global' then ${productRegions.overseas}
  else true end`;

function tagsOf(db: Db, reader: Reader, where?: SQL): Promise<TagRow[]> {
  const sold = sql`exists (
    select 1 from ${indexTagProducts}
    join ${products} on ${products.prodId} = ${indexTagProducts.prodId}
    join ${productRegions} on ${productRegions.prodId} = ${products.prodId}
    where ${indexTagProducts.tagId} = ${sql.identifier('index_tags')}.${sql.identifier('tag_id')}
      and ${soldIn(reader, serviceRule(sql`${sql.identifier('index_tags')}.${sql.identifier('slug')}`))}
  )`;
  const servicesFirst = sql`${indexTags.kind} <> 'SERVICE'`;
  return db.select().from(indexTags).where(and(sold, where)).orderBy(servicesFirst, indexTags.seq, indexTags.tagId);
}

/** The first products of every section in one go. */
function firstProducts(db: Db, reader: Reader) {
  const placed = db.$with('placed').as(
    db
      .select({
        tagId: sql<number>`${indexTagProducts.tagId}`.mapWith(Number).as('placed_tag'),
        prodId: sql<number>`${indexTagProducts.prodId}`.as('placed_product'),
        place:
          sql<number>`row_number() over (partition by ${indexTagProducts.tagId} order by ${indexTagProducts.seq})`.as(
            'place',
          ),
      })
      .from(indexTagProducts)
      .innerJoin(indexTags, and(eq(indexTags.tagId, indexTagProducts.tagId), ne(indexTags.kind, 'SERVICE')))
      .innerJoin(products, eq(products.prodId, indexTagProducts.prodId))
      .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
      .where(soldIn(reader, undefined)),
  );
  return db
    .with(placed)
    .select({ ...summaryColumns, tagId: placed.tagId })
    .from(placed)
    .innerJoin(products, eq(products.prodId, placed.prodId))
    .innerJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, reader.region.regionId)),
    )
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .where(lte(placed.place, productsOfSection))
    .orderBy(placed.tagId, placed.place);
}

function tagIn({ tagId, title, seq, style, kind, icon }: TagRow, language: Language): IndexTag {
  return {
    tagId,
    title: inLanguage(title, language),
    seq,
    style: style === 'GRID' ? 'GRID' : style === 'RAIL' ? 'RAIL' : 'BANNER',
    kind: kind === 'SERVICE' ? 'SERVICE' : kind === 'TRENDING' ? 'TRENDING' : 'RECOMMENDED',
    icon,
  };
}
