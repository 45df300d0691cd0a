import type { RefundDetail, RefundStep, RefundSummary } from '#openapi/schema.gen.ts';
import type { orderItems, orders } from '#service/db/schema/orders.ts';
import type { refundEvents, refundParcels } from '#service/db/schema/refunds.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import { textOf } from '#service/domain/words.ts';
import type { PaidCard } from '#service/payments/paid-card.ts';
import { paidNotes, stepNotes } from './messages/step-notes.ts';
import type { RefundRow } from './refund-rows.ts';
import { actionsOf } from './rules.ts';
import { type CardTender, paidTo, tendersOf } from './tenders.ts';

/** What a refund is shown with in a list. */
export type RefundParts = {
  refund: RefundRow;
  shop: { shopId: number; name: string; nameZh: string };
  items: (Pick<typeof orderItems.$inferSelect, 'orderItemId' | 'pic' | 'names' | 'skuName'> & {
    count: number;
  })[];
  /** The refund was refused and can be asked for once more. */
  mayReapply: boolean;
  language: Language;
};

/** What a refund is shown with on its own page. */
export type WholeRefundParts = RefundParts & {
  order: Pick<typeof orders.$inferSelect, 'cancelReason'>;
  events: (typeof refundEvents.$inferSelect)[];
  parcel: typeof refundParcels.$inferSelect | undefined;
  card: readonly CardTender[];
  /** What the order's card could get back now, in minor units, and which card that is, where it is kept. */
  cardLeft: number;
  paidCard: PaidCard | undefined;
};

/** A refund in a list, its names in the reader's language. */
export function refundSummary({ refund, shop, items, mayReapply, language }: RefundParts): RefundSummary {
  const { refundSn, kind, orderNumber, applyType, status, currency } = refund;
  const { amount, cancelledAmount, createdAt, deadline } = refund;
  return {
    refundSn,
    kind,
    orderNumber,
    shopId: shop.shopId,
    shopName: language === 'zh' ? shop.nameZh : shop.name,
    applyType,
    status,
    amount: { amount, currency },
    cancelledAmount: cancelledAmount === null ? null : { amount: cancelledAmount, currency },
    items: items.slice(0, 50).map(({ orderItemId, pic, names, skuName, count }) => ({
      orderItemId,
      pic,
      ...textIn('prodName', names, language),
      ...textIn('skuName', skuName, language),
      count,
    })),
    applyTime: createdAt.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    actions: actionsOf(refund, mayReapply),
  };
}

/** A refund, whole (S1.26, S2.26). */
export function refundDetail(parts: WholeRefundParts): RefundDetail {
  const { refund, order, parcel } = parts;
  return {
    ...refundSummary(parts),
    reason: refund.kind === 'CANCELLATION' ? order.cancelReason : refund.reason,
    desc: refund.words,
    pics: refund.pics,
    rejectReason: refund.rejectReason,
    returnAddress: refund.returnsTo,
    returnExpress: parcel
      ? {
          dvyId: parcel.courierId,
          dvyName: parcel.courierName,
          expressNo: parcel.expressNo,
          mobile: parcel.mobile,
          pics: parcel.pics,
          time: parcel.sentAt.toISOString(),
        }
      : null,
    tenders: tendersOf(refund, parts),
    timeline: timelineOf(parts),
  };
}

/** The steps of a refund, oldest first, without corrections of the parcel number: the parcel shows the corrected one. */
function timelineOf({ refund, events, card, language }: WholeRefundParts): RefundStep[] {
  const noteOf = ({ event, note, toStatus }: (typeof events)[number]) => {
    if (note !== null && toStatus !== 'REJECTED') return note;
    const to = event === 'paid' ? paidTo(card, refund.walletPart) : undefined;
    const said = to ? paidNotes[to] : stepNotes[event];
    return said ? textOf(said, language) : null;
  };
  return events
    .filter(({ event }) => event !== 'correctReturn')
    .map((one) => ({ status: one.toStatus, time: one.at.toISOString(), note: noteOf(one) }));
}
