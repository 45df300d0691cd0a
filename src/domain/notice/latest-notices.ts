import type { Notification, OrderNotice } from '#openapi/schema.gen.ts';

/** What is told to a reader: something that happened to an order, or an announcement of the mall. */
export type Notice = OrderNotice | Notification;

/** How many of them the bell shows (S2.86). */
const latestNoticeCount = 5;

/** Whether it is about an order of the reader. */
export const isOrderNotice = (notice: Notice): notice is OrderNotice => 'noticeId' in notice;

/** When it was told, ms since 1970. */
const toldAt = (notice: Notice) => Date.parse(isOrderNotice(notice) ? notice.createTime : notice.publishTime);

/**
 * The latest of both kinds together, newest first; of the same moment the reader's own order comes before what everybody
 * is told. Each list keeps its own order where moments are the same.
 */
export function latestNotices(
  orders: readonly OrderNotice[],
  announcements: readonly Notification[],
  count = latestNoticeCount,
): Notice[] {
  const both: Notice[] = [...orders, ...announcements];
  return both.toSorted((one, other) => toldAt(other) - toldAt(one)).slice(0, count);
}
