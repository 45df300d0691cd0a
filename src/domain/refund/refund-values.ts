import type {
  OrderItem,
  RefundApply,
  RefundQuestion,
  RefundReason,
  RefundType,
} from '#openapi/schema.gen.ts';
import { phoneToSend } from '#src/domain/account/contact-checks.ts';

/** The form's own values: everything as it is chosen or typed. */
export type RefundValues = {
  /** Pieces by order item, 0 or absent when it stays. */
  counts: Partial<Record<string, number>>;
  applyType: RefundType;
  reason: RefundReason | '';
  desc: string;
  /** The country code of the number, without zeros before it. */
  code: string;
  mobile: string;
};

/** What the form gives; the pictures and the order are known outside. */
export type RefundAsked = Omit<RefundApply, 'orderNumber' | 'pics' | 'amount'>;

/** The country code in front of a phone number as the service keeps it. */
export const codeIn = (mobile: string) => mobile.slice(0, 4).replace(/^0+/, '');

/** What the form starts with: nothing chosen, or all pieces of one thing; `mobile` with its padded code. */
export const refundValues = (
  items: readonly OrderItem[],
  start: number | undefined,
  mobile: string,
): RefundValues => ({
  counts: Object.fromEntries(
    items
      .filter(({ orderItemId, refundableCount }) => orderItemId === start && refundableCount > 0)
      .map(({ orderItemId, refundableCount }) => [orderItemId, refundableCount]),
  ),
  applyType: 'RETURN_REFUND',
  reason: '',
  desc: '',
  code: codeIn(mobile),
  mobile: mobile.slice(4),
});

/** The pieces that are chosen, as the service asks for them. */
export const piecesOf = (counts: RefundValues['counts']): RefundQuestion['items'] =>
  Object.entries(counts).flatMap(([id, count]) => (count ? [{ orderItemId: Number(id), count }] : []));

/** What the service takes; what never came is not with the buyer. */
export const askedOf = (values: RefundValues): RefundAsked | undefined =>
  values.reason === ''
    ? undefined
    : {
        items: piecesOf(values.counts),
        applyType: values.applyType,
        isReceived: values.reason !== 'NOT_RECEIVED',
        reason: values.reason,
        desc: values.desc.trim(),
        mobile: phoneToSend(values.code, values.mobile),
      };

/** What was written before, as far as it still fits: a piece that was asked for meanwhile is not chosen any more. */
export const stillFitting = (values: RefundValues, items: readonly OrderItem[]): RefundValues => ({
  ...values,
  counts: Object.fromEntries(
    items.flatMap(({ orderItemId, refundableCount }) => {
      const count = Math.min(values.counts[orderItemId] ?? 0, refundableCount);
      return count > 0 ? [[orderItemId, count]] : [];
    }),
  ),
});
