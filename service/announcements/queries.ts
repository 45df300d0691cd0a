import { and, count, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Notification, PageOfMyNotification, PageOfNotification } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { announcementReads, announcements } from '#service/db/schema/announcements.ts';
import type { Clock } from '#service/domain/clock.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import type { Reader } from '#service/regions/queries.ts';

type AnnouncementRow = typeof announcements.$inferSelect;

export type AnnouncementStore = ReturnType<typeof announcementStore>;

/** Announcements for the reader's region and for all regions, newest first (S6.5). */
export function announcementStore(db: Db, clock: Clock) {
  async function pageRows({ region, now }: Reader, page: PageAsked) {
    checkDepth(page);
    const forReader = and(
      lte(announcements.publishTime, now),
      or(isNull(announcements.regionId), eq(announcements.regionId, region.regionId)),
    );
    const [all] = await db.select({ number: count() }).from(announcements).where(forReader);
    const rows = await db
      .select()
      .from(announcements)
      .where(forReader)
      .orderBy(desc(announcements.publishTime), desc(announcements.id))
      .limit(page.size)
      .offset((page.current - 1) * page.size);
    return { rows, total: all?.number ?? 0 };
  }

  return {
    /** A page of announcements for everybody (S7.44). */
    async page(reader: Reader, page: PageAsked): Promise<PageOfNotification> {
      const { rows, total } = await pageRows(reader, page);
      return pageOf(
        rows.map((row) => notificationOf(row, reader.language)),
        total,
        page,
      );
    },

    /** A page of announcements for a member, each with whether it is read (S7.43). */
    async pageOf(userId: string, reader: Reader, page: PageAsked): Promise<PageOfMyNotification> {
      const { rows, total } = await pageRows(reader, page);
      const [read] = await db.select().from(announcementReads).where(eq(announcementReads.userId, userId));
      const records = rows.map((row) => ({
        ...notificationOf(row, reader.language),
        isRead: read !== undefined && row.publishTime <= read.readAt,
      }));
      return pageOf(records, total, page);
    },

    /** Marks all announcements up to now as read; of concurrent calls the latest time stays (K12). */
    async markRead(userId: string) {
      await db
        .insert(announcementReads)
        .values({ userId, readAt: clock() })
        .onConflictDoUpdate({
          target: announcementReads.userId,
          set: { readAt: sql`greatest(${announcementReads.readAt}, excluded.read_at)` },
        });
    },
  };
}

function notificationOf(row: AnnouncementRow, language: Language): Notification {
  return {
    id: row.id,
    regionId: row.regionId,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    contentHtml: inLanguage(row.contentHtml, language),
    pic: row.pic,
    link: row.link,
    publishTime: row.publishTime.toISOString(),
  };
}
