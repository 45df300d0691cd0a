import type { MailKind } from '#openapi/schema.gen.ts';
import type { NoticeText } from './messages/told.ts';

/**
 * The kind of mail that a notice belongs to, which a member can stop: delivery (where parcels are), or order (everything else,
 * with returns and refunds; decision 61).
 */
export const mailKindOf: Record<NoticeText, MailKind> = {
  ORDER_PLACED: 'ORDER',
  PAID: 'ORDER',
  GROUP_JOINED: 'ORDER',
  PAY_REMINDER: 'ORDER',
  SHIPPED: 'DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERY',
  DELIVERED: 'DELIVERY',
  COMPLETED: 'ORDER',
  CANCELLED_BUYER: 'ORDER',
  CANCELLED_PAY_TIMEOUT: 'ORDER',
  CANCELLED_SELLER: 'ORDER',
  CANCELLED_COD_REFUSED: 'ORDER',
  GROUP_DONE: 'ORDER',
  GROUP_FAILED: 'ORDER',
  REFUND_APPLIED: 'ORDER',
  REFUND_ACCEPTED: 'ORDER',
  REFUND_REJECTED: 'ORDER',
  REFUND_RETURN_SHIPPED: 'ORDER',
  REFUND_RETURN_RECEIVED: 'ORDER',
  REFUND_REFUNDING: 'ORDER',
  REFUND_REFUNDED: 'ORDER',
  REFUND_IN_WALLET: 'ORDER',
  REFUND_WITHDRAWN: 'ORDER',
  REFUND_CLOSED: 'ORDER',
};
