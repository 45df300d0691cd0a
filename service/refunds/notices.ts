import type { RefundStatus } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import type { CurrencyCode } from '#service/domain/money.ts';

/** What is told of a refund that has moved: which, by what, and what it comes to. */
export type RefundNotice = {
  refundSn: string;
  orderNumber: string;
  userId: string;
  event: RefundEvent;
  status: RefundStatus;
  /** All the money that goes back, in minor units, and the coins beside it. */
  amount: number;
  currency: CurrencyCode;
  coins: number;
  /** Until when the buyer, or else the seller, has time; null where nothing is waited for. */
  deadline: Date | null;
  /** What the seller says. */
  note: string | null;
  now: Date;
};

/** Tells a buyer of a refund's move, in the transaction of the move; composition hands it in. */
export type RefundNotices = { refundMoved(tx: Db, notice: RefundNotice): Promise<void> };
