import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { OrderNotice, PageOfOrderNotice } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderNotices as rows } from '#service/db/schema/order-notices.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { noticeIn } from './messages/notice.ts';

type NoticeRow = typeof rows.$inferSelect;

/** The longest title and content that the contract lets an answer have, in characters. */
const longest = { title: 120, content: 500 };

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** A notice in the words of a language, with the picture of a product of its order. */
function noticeOf(row: NoticeRow, pic: string | null, language: Language): OrderNotice {
  const { title, lines } = noticeIn(row, language);
  return {
    noticeId: row.noticeId,
    kind: row.kind,
    orderNumber: row.orderNumber,
    refundSn: row.refundSn,
    title: cut(title, longest.title),
    content: cut(lines.join(language === 'zh' ? '' : ' '), longest.content),
    pic,
    createTime: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  };
}

export type NoticeList = ReturnType<typeof noticeList>;

/** The notices of a member about orders: the list, the number of unread ones, and marking them as read (S7.41, S7.42). */
export function noticeList(db: Db, clock: Clock) {
  const ofMember = (userId: string) => eq(rows.userId, userId);
  const unreadOf = (userId: string) => and(ofMember(userId), isNull(rows.readAt));

  /** The picture of the first product of each order. */
  async function picsOf(orderNumbers: readonly string[]) {
    if (orderNumbers.length === 0) return new Map<string, string>();
    const found = await db
      .selectDistinctOn([orderItems.orderNumber], { number: orderItems.orderNumber, pic: orderItems.pic })
      .from(orderItems)
      .where(inArray(orderItems.orderNumber, [...orderNumbers]))
      .orderBy(orderItems.orderNumber, orderItems.orderItemId);
    return new Map(found.map(({ number, pic }) => [number, pic]));
  }

  return {
    /** A page, newest first; reading it marks nothing. */
    async page(userId: string, page: PageAsked, language: Language): Promise<PageOfOrderNotice> {
      checkDepth(page);
      const [all] = await db.select({ number: count() }).from(rows).where(ofMember(userId));
      const found = await db
        .select()
        .from(rows)
        .where(ofMember(userId))
        .orderBy(desc(rows.noticeId))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const pics = await picsOf([...new Set(found.map(({ orderNumber }) => orderNumber))]);
      return pageOf(
        found.map((row) => noticeOf(row, pics.get(row.orderNumber) ?? null, language)),
        all?.number ?? 0,
        page,
      );
    },

    /** One notice of the member; undefined when there is no such notice, or it is another member's. */
    async one(userId: string, noticeId: number, language: Language): Promise<OrderNotice | undefined> {
      const [row] = await db
        .select()
        .from(rows)
        .where(and(ofMember(userId), eq(rows.noticeId, noticeId)));
      if (!row) return undefined;
      return noticeOf(row, (await picsOf([row.orderNumber])).get(row.orderNumber) ?? null, language);
    },

    /** How many the member has not read. */
    async unread(userId: string): Promise<number> {
      const [found] = await db.select({ number: count() }).from(rows).where(unreadOf(userId));
      return found?.number ?? 0;
    },

    /** Marks some or all notices of the member as read now. Notices read before keep their time; those of other members are skipped. */
    async read(userId: string, which: readonly number[] | 'all'): Promise<void> {
      const named = which === 'all' ? undefined : inArray(rows.noticeId, [...which]);
      await db
        .update(rows)
        .set({ readAt: clock() })
        .where(and(unreadOf(userId), named));
    },
  };
}
