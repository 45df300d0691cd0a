import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FootprintVisit, PageOfFootprintItem } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { footprints } from '#service/db/schema/footprints.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { dayIn } from '#service/domain/calendar.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { keptColumns, keptSummaries, windowIn } from '#service/products/saved-product-summary.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import type { Reader } from '#service/regions/queries.ts';

type Visit = { prodId: number; seenAt: Date };

export type FootprintStore = ReturnType<typeof footprintStore>;

/** The footprints of members: each product once for each day of the member's time zone, latest first (S1.16). */
export function footprintStore(db: Db, clock: Clock) {
  return {
    page: (userId: string, reader: Reader, timeZone: string, page: PageAsked) =>
      pageFootprint(db, userId, { reader, timeZone, page }),

    /** Writes a visit of now; a second visit on the same day only moves the time. Throws `resource.not_found`. */
    async record(userId: string, prodId: number, timeZone: string) {
      const known = await knownAmong(db, [prodId]);
      if (!known.has(prodId)) throw notFound();
      await note(db, userId, [{ prodId, seenAt: clock() }], timeZone);
    },

    /** Writes earlier visits; unknown products are skipped, and a time in the future counts as now. */
    async recordAll(userId: string, visits: readonly FootprintVisit[], timeZone: string) {
      const now = clock();
      const known = await knownAmong(
        db,
        visits.map(({ prodId }) => prodId),
      );
      const seen = visits
        .filter(({ prodId }) => known.has(prodId))
        .map(({ prodId, browseTime }) => ({ prodId, seenAt: earlier(new Date(browseTime), now) }));
      await note(db, userId, seen, timeZone);
    },

    /** Deletes footprints by their browseLogIds; foreign and unknown ones are skipped. */
    async remove(userId: string, browseLogIds: readonly number[]) {
      await db
        .delete(footprints)
        .where(and(eq(footprints.userId, userId), inArray(footprints.browseLogId, [...browseLogIds])));
    },

    async clear(userId: string) {
      await db.delete(footprints).where(eq(footprints.userId, userId));
    },
  };
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

async function knownAmong(db: Db, prodIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ prodId: products.prodId })
    .from(products)
    .where(inArray(products.prodId, [...prodIds]));
  return new Set(rows.map(({ prodId }) => prodId));
}

/** Writes the latest visit of each product and day; sorted by id, so that two calls at once cannot deadlock. */
async function note(db: Db, userId: string, visits: readonly Visit[], timeZone: string) {
  const latest = new Map<string, Visit & { userId: string; day: string }>();
  for (const visit of visits.toSorted((a, b) => a.prodId - b.prodId)) {
    const day = dayIn(timeZone, visit.seenAt);
    const key = `${visit.prodId} ${day}`;
    const before = latest.get(key);
    if (!before || before.seenAt < visit.seenAt) latest.set(key, { ...visit, userId, day });
  }
  if (latest.size === 0) return;
  await db
    .insert(footprints)
    .values([...latest.values()])
    .onConflictDoUpdate({
      target: [footprints.userId, footprints.prodId, footprints.day],
      set: { seenAt: sql`greatest(${footprints.seenAt}, excluded.seen_at)` },
    });
}

type PageOf = { reader: Reader; timeZone: string; page: PageAsked };

async function pageFootprint(
  db: Db,
  userId: string,
  { reader, timeZone, page }: PageOf,
): Promise<PageOfFootprintItem> {
  checkDepth(page);
  const own = eq(footprints.userId, userId);
  const [all] = await db.select({ number: count() }).from(footprints).where(own);
  const rows = await db
    .select({ ...keptColumns(reader), seen: footprints })
    .from(footprints)
    .innerJoin(products, eq(products.prodId, footprints.prodId))
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .leftJoin(productRegions, windowIn(reader))
    .where(own)
    .orderBy(desc(footprints.seenAt), desc(footprints.browseLogId))
    .limit(page.size)
    .offset((page.current - 1) * page.size);
  const records = (await keptSummaries(db, reader, rows)).map(({ row: { seen }, summary }) => ({
    ...summary,
    browseLogId: seen.browseLogId,
    browseTime: seen.seenAt.toISOString(),
    day: dayIn(timeZone, seen.seenAt),
  }));
  return pageOf(records, all?.number ?? 0, page);
}
