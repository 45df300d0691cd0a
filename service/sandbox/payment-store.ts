import { eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { type SandboxCardFacts, sandboxPayments, sandboxRefunds } from '#service/db/schema/sandbox.ts';
import { isExpired } from '#service/domain/card.ts';
import { type Clock, minutesAfter, secondsAfter } from '#service/domain/clock.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { SandboxCards } from './card-store.ts';
import { bankOf, type SandboxPayment, type SandboxSteps } from './payment-steps.ts';
import { hashOf } from './secrets.ts';

export type PaymentWanted = {
  payNo: string;
  amount: number;
  currency: CurrencyCode;
  customer: string;
  token?: string | undefined;
  card?: string | undefined;
  save: boolean;
  returnUrl: string;
};

type StoreParts = {
  db: Db;
  clock: Clock;
  cards: SandboxCards;
  steps: SandboxSteps;
  /** The challenge token of a payment, of which only the hash is stored. */
  challengeOf: (payNo: string) => string;
  /** Seconds after which the slow bank decides. */
  slowSeconds: number;
};

/** Minutes until a challenge expires at the bank: longer than at the mall. */
const challengeMinutes = 15;

export type SandboxPayments = ReturnType<typeof sandboxPaymentStore>;

/** Payments and refunds of the sandbox: each is made once for its number, a repeat changes nothing. */
export function sandboxPaymentStore({ db, clock, cards, steps, challengeOf, slowSeconds }: StoreParts) {
  const { held, change, call, end, approve } = steps;

  const read = (payNo: string) => inTransaction(db, (tx) => held(tx, payNo));

  async function ask(tx: Db, row: SandboxPayment): Promise<SandboxPayment> {
    const bank = bankOf(row.card);
    const now = clock();
    if (row.card.testCard === '') return end(tx, row, { status: 'refused', failure: 'card.token_invalid' });
    if (isExpired(row.card, now)) return end(tx, row, { status: 'refused', failure: 'card.expired' });
    if (bank.does === 'refuse') return end(tx, row, { status: 'refused', failure: bank.failure });
    if (bank.does === 'approve') return approve(tx, row);
    if (bank.does === 'challenge') {
      const challengeUntil = minutesAfter(now, challengeMinutes);
      const challengeHash = hashOf(challengeOf(row.payNo));
      return change(tx, row, { status: 'challenge', challengeUntil, challengeHash });
    }
    const decidesAt = secondsAfter(now, slowSeconds);
    await call(tx, row.payNo, decidesAt);
    return change(tx, row, { decidesAt });
  }

  async function cardOf(tx: Db, { payNo, customer, token, card, save }: PaymentWanted) {
    if (card) return cards.kept(tx, card, customer);
    const typed = token ? await cards.use(tx, token, payNo) : undefined;
    return typed && { ...typed, keepFor: save ? customer : null };
  }

  return {
    read,

    /** Creates a payment and asks the bank. A repeat returns the present state. */
    create: (wanted: PaymentWanted): Promise<SandboxPayment> =>
      inTransaction(db, async (tx) => {
        // Of two concurrent requests the second must wait, and is a repeat.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${wanted.payNo}))`);
        const known = await held(tx, wanted.payNo);
        if (known) return known;
        const { payNo, amount, currency, returnUrl } = wanted;
        const [row] = await tx
          .insert(sandboxPayments)
          .values({
            payNo,
            amount,
            currency,
            returnUrl,
            status: 'processing',
            card: (await cardOf(tx, wanted)) ?? noCard,
            createdAt: clock(),
          })
          .returning();
        if (!row) throw new Error('the payment was not kept');
        return ask(tx, row);
      }),

    /** Cancels a payment that is not finished; returns its state, undefined for an unknown one. */
    cancel: (payNo: string) =>
      inTransaction(db, async (tx) => {
        const row = await held(tx, payNo);
        if (row?.status !== 'challenge' && row?.status !== 'processing') return row;
        return end(tx, row, { status: 'cancelled' });
      }),

    /** Refunds an amount in minor units, once for each `refundNo`; false when the payment has less left. */
    refund: (refundNo: string, payNo: string, amount: number) =>
      inTransaction(db, async (tx) => {
        const row = await held(tx, payNo);
        const given = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.payNo, payNo));
        const same = given.find((refund) => refund.refundNo === refundNo);
        if (same) return same.amount === amount;
        const left = given.reduce((sum, refund) => sum - refund.amount, row?.amount ?? 0);
        if (row?.status !== 'approved' || amount <= 0 || amount > left) return false;
        await tx.insert(sandboxRefunds).values({ refundNo, payNo, amount, createdAt: clock() });
        return true;
      }),
  };
}

/** Stands for a token or card that is unknown, expired or used up; the payment is refused (`card.token_invalid`). */
const noCard: SandboxCardFacts = {
  testCard: '',
  brand: 'OTHER',
  last4: '0000',
  expMonth: 1,
  expYear: 2000,
  holderName: null,
  cardRef: null,
  keepFor: null,
};
