import type { OrderNotice } from '#openapi/schema.gen.ts';
import { rateUrl } from '#src/domain/refund/after-sales-urls.ts';
import { isOrderNotice, type Notice } from './latest-notices.ts';
import { logisticsUrl, refundUrl } from '#src/domain/order/order-urls.ts';
import { orderUrl, paths, payUrl, safePath } from '#src/domain/urls.ts';

/** The two kinds of what is told to the reader. */
const noticeTabs = ['orders', 'announcements'] as const;
export type NoticeTab = (typeof noticeTabs)[number];

/** The notices by their kind; orders come first (S2.31). */
export const noticesUrl = (tab: NoticeTab = 'orders') =>
  tab === 'orders' ? paths.notifications : `${paths.notifications}?tab=${tab}`;

/** The kind that an address means. */
export const noticeTabOf = (search: URLSearchParams): NoticeTab =>
  noticeTabs.find((tab) => tab === search.get('tab')) ?? 'orders';

/** Where one can act upon what happened to an order: its refund, its payment, its parcel, its stars, else the order. */
function orderNoticeUrl({ kind, orderNumber, refundSn }: OrderNotice): string {
  if (refundSn) return refundUrl(refundSn);
  if (kind === 'PAY_REMINDER') return payUrl([orderNumber]);
  if (kind === 'SHIPPED' || kind === 'OUT_FOR_DELIVERY') return logisticsUrl(orderNumber);
  if (kind === 'RATE_REMINDER') return rateUrl(orderNumber);
  return orderUrl(orderNumber);
}

/** Where a notice leads: to what can be done about the order; an announcement that leads nowhere is read among the others. */
export function noticeUrl(notice: Notice): string {
  if (isOrderNotice(notice)) return orderNoticeUrl(notice);
  return notice.link ? safePath(notice.link) : noticesUrl('announcements');
}
