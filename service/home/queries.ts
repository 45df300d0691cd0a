import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type {
  HomeWindow,
  IndexImg,
  IndexSection,
  IndexTag,
  PageOfProductSummary,
} from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { banners, indexTagProducts, indexTags } from '#service/db/schema/home.ts';
import { products } from '#service/db/schema/products.ts';
import { calendarDay } from '#service/domain/calendar.ts';
import type { Clock } from '#service/domain/clock.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { homeWindow } from './home-window.ts';
import { firstProducts, serviceRule, tagIn, tagsOf } from './index-tags.ts';
import type { PageAsked } from '#service/platform/paging.ts';
import { aMomentMs, ttlCache } from '#service/platform/ttl-cache.ts';
import { bestSelling, pageSummaries } from '#service/products/product-list.ts';
import { summaryOf } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';

/** Cached home pages: one for each region and language in a second, and some of the second before. */
const homesKept = 60;

type TagRow = Awaited<ReturnType<typeof tagsOf>>[number];
type FirstProducts = Awaited<ReturnType<typeof firstProducts>>;
type BannerRow = typeof banners.$inferSelect;

/** Second of the shop's clock, for cache keys: the desk can move this clock, and then nothing older may be shown. */
const secondOf = (now: Date) => Math.floor(now.getTime() / 1_000);

export type HomeStore = ReturnType<typeof homeStore>;

export function homeStore(db: Db, clock: Clock) {
  const tagRows = ttlCache<TagRow[]>(homesKept);
  const firsts = ttlCache<FirstProducts>(homesKept, aMomentMs);
  const windows = ttlCache<HomeWindow>(homesKept, aMomentMs);
  const bannerRows = ttlCache<BannerRow[]>(homesKept);
  const tagsIn = (reader: Reader) => tagRows([reader.region.regionId], () => tagsOf(db, reader));

  return {
    async tags(reader: Reader): Promise<IndexTag[]> {
      return (await tagsIn(reader)).map((tag) => tagIn(tag, reader.language));
    },

    async sections(reader: Reader): Promise<IndexSection[]> {
      const tags = (await tagsIn(reader)).filter(({ kind }) => kind !== 'SERVICE');
      const now = clock();
      const day = calendarDay(reader.region.timeZone, now);
      const campaign = {
        startTime: day.startTime.toISOString(),
        endTime: day.endTime.toISOString(),
        serverTime: now.toISOString(),
      };
      const shown = await firsts([reader.region.regionId, secondOf(now)], () =>
        firstProducts(db, reader, day),
      );
      return tags.map((tag) => ({
        ...tagIn(tag, reader.language),
        campaign: tag.kind === 'TRENDING' ? campaign : null,
        products: shown.filter(({ tagId }) => tagId === tag.tagId).map((row) => summaryOf(row, reader)),
      }));
    },

    window(reader: Reader): Promise<HomeWindow> {
      const now = clock();
      return windows([reader.region.regionId, reader.language, secondOf(now)], () =>
        homeWindow(db, reader, now),
      );
    },

    async tagProducts(reader: Reader, tagId: number, page: PageAsked): Promise<PageOfProductSummary> {
      const [tag] = await db.select().from(indexTags).where(eq(indexTags.tagId, tagId));
      if (!tag) throw notFound();
      const ofTag = eq(indexTagProducts.tagId, tagId);
      // As a list of ids, so that the database goes from the tag to its products; asked of each product, it reads the whole mall.
      const tagged = db.select({ prodId: indexTagProducts.prodId }).from(indexTagProducts).where(ofTag);
      const where = and(inArray(products.prodId, tagged), serviceRule(sql`${tag.slug}::text`));
      const seq = sql`(
        select ${indexTagProducts.seq} from ${indexTagProducts}
        where ${indexTagProducts.prodId} = ${products.prodId} and ${ofTag}
      )`;
      return pageSummaries(db, reader, { where, orderBy: [seq, asc(products.prodId)], page });
    },

    moreGoodStuff(reader: Reader, page: PageAsked): Promise<PageOfProductSummary> {
      return pageSummaries(db, reader, { orderBy: [asc(products.feedSeq), ...bestSelling], page });
    },

    async banners({ region, language }: Reader): Promise<IndexImg[]> {
      const rows = await bannerRows([region.regionId], () =>
        db
          .select()
          .from(banners)
          .where(sql`${banners.regionIds} @> ${JSON.stringify(region.regionId)}::jsonb`)
          .orderBy(banners.seq, banners.bannerId),
      );
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

/** Separator between title and text in the alternative text of a banner. */
const stop: Record<Language, string> = { en: '. ', zh: '。', tr: '. ', ru: '. ', pt: '. ' };
