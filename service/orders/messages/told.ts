/** What the words of a notice are filled with, written in the reader's language. */
export type Told = {
  orderNumber: string;
  /** Amount with its currency symbol; undefined where the notice names no sum. */
  amount?: string | undefined;
  coins?: number | undefined;
  courier?: string | undefined;
  parcel?: string | undefined;
  /** A day, as `Thursday 26 November`. */
  day?: string | undefined;
  /** A day or a time until which something lasts. */
  until?: string | undefined;
  /** Text that a person has written, shown unchanged. */
  words?: string | undefined;
};

/** A notice in one language: its title, and its sentences. */
export type Words = { title: string; lines: readonly string[] };

/** Everything that can be told of an order; a kind of notice, or one of its texts. */
export const noticeTexts = [
  'ORDER_PLACED',
  'PAID',
  'GROUP_JOINED',
  'PAY_REMINDER',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED_BUYER',
  'CANCELLED_PAY_TIMEOUT',
  'CANCELLED_SELLER',
  'CANCELLED_COD_REFUSED',
  'GROUP_DONE',
  'GROUP_FAILED',
  'REFUND_APPLIED',
  'REFUND_ACCEPTED',
  'REFUND_REJECTED',
  'REFUND_RETURN_SHIPPED',
  'REFUND_RETURN_RECEIVED',
  'REFUND_REFUNDING',
  'REFUND_REFUNDED',
  'REFUND_IN_WALLET',
  'REFUND_WITHDRAWN',
  'REFUND_CLOSED',
] as const;
export type NoticeText = (typeof noticeTexts)[number];

export type NoticeWords = Record<NoticeText, (told: Told) => Words>;

/** The sentences without the empty, false and undefined ones. */
export const lines = (...some: (string | false | undefined)[]): string[] =>
  some.filter((line) => !!line) as string[];
