import { defineMessages } from 'react-intl';
import type { OrderNotice } from '#openapi/schema.gen.ts';

/** What to do about a notice, in a word or two. */
export const noticeActions = defineMessages({
  pay: { id: 'noticeRow.pay', defaultMessage: 'Pay now', description: 'What to do about a notice' },
  follow: { id: 'noticeRow.follow', defaultMessage: 'Track', description: 'Where the parcel is' },
  rate: { id: 'noticeRow.rate', defaultMessage: 'Rate', description: 'Stars for what came' },
  details: { id: 'noticeRow.details', defaultMessage: 'Details', description: 'Of a refund' },
  order: { id: 'noticeRow.order', defaultMessage: 'View order', description: 'The order of a notice' },
});

const actionOf: Partial<Record<OrderNotice['kind'], keyof typeof noticeActions>> = {
  PAY_REMINDER: 'pay',
  SHIPPED: 'follow',
  OUT_FOR_DELIVERY: 'follow',
  RATE_REMINDER: 'rate',
};

/** What the reader is to do about a notice; nothing where it only tells. */
export function noticeAction({ kind, refundSn }: Pick<OrderNotice, 'kind' | 'refundSn'>) {
  const action = refundSn ? 'details' : actionOf[kind];
  return action && noticeActions[action];
}
