import type { Payment, PayRequest } from '#openapi/schema.gen.ts';
import type { Customers } from '#service/bank-cards/customers.ts';
import type { CardNotices } from '#service/bank-cards/notices.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import type { Language } from '#service/domain/language.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { type Heard, hear, knownPayment, unknownThere } from './ask-processor.ts';
import { type Attempt, beginWith, paymentOfIntent, sourceOf } from './begin.ts';
import type { OrderDoor } from './order-door.ts';
import { type PaymentRow, sharesOf } from './payment-rows.ts';
import { answerMs } from './rules.ts';
import type { Settle } from './settle.ts';
import { paymentView } from './view.ts';

export type PayParts = {
  db: Db;
  clock: Clock;
  idempotency: IdempotencyStore;
  door: OrderDoor;
  settle: Settle;
  /** Undefined where the shop takes no cards. */
  processor: PaymentProcessor | undefined;
  customers: Customers | undefined;
  notices: CardNotices;
  /** Ends a challenge of these orders whose time to answer is over. */
  endStale: (userId: string, orderNumbers: readonly string[]) => Promise<void>;
  rateLimitFactor: number;
};

export type PayAsked = {
  userId: string;
  asked: PayRequest;
  command: Command | undefined;
  language: Language;
  /** The origin of the shopper's page. */
  origin: string;
};

/** Pays for orders: by card, or by handing the money to the courier. */
export function payWith(parts: PayParts) {
  const { db, clock, idempotency, door, settle, processor, customers, notices, endStale } = parts;
  const begin = beginWith(parts);

  const attemptOf = ({ userId, asked, command }: PayAsked): Attempt => ({
    userId,
    asked,
    intentKey: command?.key ?? null,
  });

  /** Writes the processor's answer and the stored answer of the Idempotency-Key in one transaction. */
  async function answer(row: PaymentRow, heard: Heard, { command, language }: PayAsked): Promise<Payment> {
    const told = await inTransaction(db, async (tx) => {
      const { payNo } = row;
      const settled = heard
        ? await settle.answered(tx, payNo, heard)
        : { row: await settle.happened(tx, payNo, 'noAnswer'), sendLater: [] };
      const view = paymentView(settled.row, await sharesOf(tx, payNo), language);
      const isBadToken = settled.row.failure === 'card.token_invalid';
      if (!isBadToken) await idempotency.finishWith(tx, command, 200, view);
      return { view, sendLater: settled.sendLater, isBadToken };
    });
    for (const id of told.sendLater) notices.send(id);
    if (told.isBadToken) throw new Refusal('card.token_invalid');
    return told.view;
  }

  async function byCard(pay: PayAsked): Promise<Payment> {
    if (!processor || !customers) throw new Refusal('paytype.not_allowed');
    const { userId, asked, language } = pay;
    const attempt = attemptOf(pay);
    const returnUrl = returnUrlOf(asked.returnUrl, pay.origin);
    const before = await paymentOfIntent(db, attempt);
    // A repeat goes on with its first payment, even if the saved card was deleted since; so the card is not read again.
    const source = before && before.status !== 'CREATED' ? undefined : await sourceOf(db, attempt, processor);
    if (!before) await endStale(userId, asked.orderNumbers);
    const customer = before?.customer ?? (await customers.of(userId));
    const { row: begun, isNew } = await inTransaction(db, (tx) =>
      begin.byCard(tx, attempt, processor, customer),
    );
    const row = isNew ? begun : await begin.anew(db, begun);
    if (row.status !== 'CREATED' || !source) {
      if (row.failure === 'card.token_invalid') throw new Refusal('card.token_invalid');
      return paymentView(row, await sharesOf(db, row.payNo), language);
    }
    const { saveCard: save } = row;
    const heard = await hear(
      row,
      { processor, ms: answerMs },
      (signal) =>
        processor.createPayment({ ...knownPayment(row), source, save, returnUrl, language }, signal),
      ({ failure }) => ({ ...unknownThere(row), failure, unknown: false }),
    );
    return answer(row, heard, pay);
  }

  const byCourier = (pay: PayAsked, payType: 'COD_CASH' | 'COD_CARD'): Promise<Payment> =>
    inTransaction(db, async (tx) => {
      const { userId, asked, command, language } = pay;
      const attempt = attemptOf(pay);
      const orderNumbers = [...new Set(asked.orderNumbers)];
      await lockShopper(tx, userId);
      const known = await paymentOfIntent(tx, attempt);
      if (known) return paymentView(known, await sharesOf(tx, known.payNo), language);
      const orders = await begin.payable(tx, userId, orderNumbers);
      if (!orders.every(({ codAllowed }) => codAllowed)) throw new Refusal('paytype.not_allowed');
      const none = { processor: null, customer: null, cardId: null, saveCard: false };
      const { row, shares } = await begin.write(tx, attempt, orders, none);
      for (const orderNumber of orderNumbers.toSorted())
        await door.payByCourier(tx, { orderNumber, payType, now: clock() });
      const view = paymentView(row, shares, language);
      await idempotency.finishWith(tx, command, 200, view);
      return view;
    });

  return async (pay: PayAsked): Promise<Payment> => {
    const { payType, orderNumbers } = pay.asked;
    if (payType === 'CARD') return byCard(pay);
    if (payType === 'WALLET') throw new Refusal('paytype.not_allowed');
    await endStale(pay.userId, orderNumbers);
    return byCourier(pay, payType);
  };
}

/** The page to which the bank sends the buyer back. Throws `request.invalid` (`url.foreign`) for a page outside the mall. */
function returnUrlOf(asked: string | undefined, origin: string): string {
  if (asked === undefined) return `${origin}/paymentMethod`;
  if (URL.canParse(asked) && new URL(asked).origin === origin) return asked;
  throw new Refusal('request.invalid', { fields: [{ field: '/returnUrl', code: 'url.foreign' }] });
}
