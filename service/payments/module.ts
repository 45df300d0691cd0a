import type { Customers } from '#service/bank-cards/customers.ts';
import type { CardNotices } from '#service/bank-cards/notices.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import type { Module } from '#service/http/module.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { followUpWith } from './follow-up.ts';
import { goOnWith } from './go-on.ts';
import type { OrderDoor } from './order-door.ts';
import { payBackWith } from './pay-back.ts';
import { payInfoWith } from './pay-info.ts';
import { payWith } from './pay.ts';
import { paymentData } from './personal-data.ts';
import type { RefundDoor } from './refund-door.ts';
import { paymentRoutes } from './routes.ts';
import { settleWith } from './settle.ts';

type PaymentParts = {
  db: Db;
  clock: Clock;
  idempotency: IdempotencyStore;
  door: OrderDoor;
  refundDoor: RefundDoor;
  processor: PaymentProcessor | undefined;
  customers: Customers | undefined;
  notices: CardNotices;
  rateLimitFactor: number;
  originOf: (request: Request) => string;
};

/** Whether cards of a currency are taken: there is a processor, and it takes them. */
export const takesCardsWith =
  (processor: PaymentProcessor | undefined) =>
  (currency: CurrencyCode): boolean =>
    processor?.takes(currency) ?? false;

/** How orders are paid, and how their money goes back. */
export function paymentsModule(parts: PaymentParts) {
  const settle = settleWith(parts);
  const goOn = goOnWith({ ...parts, settle });
  const pay = payWith({ ...parts, settle, endStale: goOn.endStale });
  const followUp = followUpWith({ ...parts, settle, goOn });
  const payBack = payBackWith({ ...parts, settle });
  const module: Module = {
    ...paymentData,
    mount: (api) => paymentRoutes(api, { pay, payInfo: payInfoWith(parts), goOn, originOf: parts.originOf }),
    jobs: [
      { name: 'settle-payments', everyMinutes: 1, run: () => followUp.askDue() },
      { name: 'follow-courier-payments', everyMinutes: 5, run: () => followUp.followCourier() },
      { name: 'close-unpaid-orders', everyMinutes: 1, run: () => followUp.closeDue() },
      { name: 'refund-payments', everyMinutes: 1, run: () => payBack() },
    ],
  };
  return { module, settle };
}
