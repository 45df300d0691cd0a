import type { BankCard, CardSession } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { FaultLog } from '#service/platform/fault-log.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { askInTime, ProcessorAway } from '#service/processors/ask-in-time.ts';
import { type PaymentProcessor, ProcessorRefusal } from '#service/processors/processor.ts';
import type { Customers } from './customers.ts';
import { forgetDue, forgetErasure, rememberSave, rememberSession } from './erasures.ts';
import { forgetUnlessKept } from './keep-or-forget.ts';
import { type CardNotices, tellOwner } from './notices.ts';
import { checkRoom, keepCard, makeDefault, removeCard, selectCards } from './queries.ts';
import { bankCard, cardName } from './rules.ts';

export type CardParts = {
  db: Db;
  clock: Clock;
  idempotency: IdempotencyStore;
  /** Undefined when the mall takes no cards: then none can be saved. */
  processor: PaymentProcessor | undefined;
  customers: Customers | undefined;
  notices: CardNotices;
  report: FaultLog;
};

type ToSave = {
  userId: string;
  cardToken: string;
  isDefault: boolean;
  command: Command | undefined;
};

/** Milliseconds to wait for the processor's answer in a request. */
const patienceMs = 20_000;
/** Milliseconds for which a job (`jobMs`) or a request (`soonMs`) deletes cards at the processor; the next job does the rest. */
const jobMs = 40_000;
const soonMs = 1_000;
/** Refusals after which the card must be deleted at the processor. */
const inVain: readonly string[] = ['card.exists', 'card.limit'];

const away = () => new Refusal('server.unavailable', { retryAfter: 5 });

export type BankCards = ReturnType<typeof bankCardUseCases>;

/** What members do with their saved cards: list, add, make default, remove. */
export function bankCardUseCases(parts: CardParts) {
  const { db, clock, idempotency, processor, customers, notices, report } = parts;

  /** Deletes what is due at the processor now; what fails is left to the job. */
  const forgetSoon = () =>
    processor &&
    forgetDue({ db, clock, processor, ms: soonMs }).catch((fault: unknown) => report('card.kept', fault));

  return {
    async list(userId: string): Promise<BankCard[]> {
      const rows = await selectCards(db, userId);
      return rows.map((row) => bankCard(row, clock()));
    },

    /** Opens the processor's fields for a card, on a page of `origin`. */
    async openSession(userId: string, origin: string): Promise<CardSession> {
      if (!processor || !customers) throw new Refusal('paytype.not_allowed');
      const customer = await customers.of(userId);
      const { expiresAt, ...session } = await askInTime(patienceMs, (signal) =>
        processor.openCardSession({ customer, origin }, signal),
      ).catch((fault: unknown) => {
        throw fault instanceof ProcessorAway ? away() : fault;
      });
      // Fields that call the processor themselves may save a card there before we ask for it.
      if (session.clientSecret !== undefined)
        await rememberSession(db, processor.name, session.sessionToken, clock());
      return { ...session, expiresAt: expiresAt.toISOString() };
    },

    /** Saves a typed card and notifies the account's owner. Refuses an invalid token (`card.token_invalid`). */
    async save({ userId, cardToken, isDefault, command }: ToSave): Promise<BankCard> {
      if (!processor || !customers) throw new Refusal('paytype.not_allowed');
      await checkRoom(db, userId);
      const customer = await customers.of(userId);
      const asked = { customer, token: cardToken, intent: command?.key ?? crypto.randomUUID() };
      const remembered = await rememberSave(db, { processor: processor.name, asked, now: clock() });
      const card = await askInTime(
        patienceMs,
        (signal) => processor.saveCard(asked, signal),
        (fault) => fault instanceof ProcessorRefusal,
      ).catch(async (fault: unknown) => {
        if (fault instanceof ProcessorAway) throw away();
        if (!(fault instanceof ProcessorRefusal)) throw fault;
        await forgetErasure(db, remembered);
        throw new Refusal('card.token_invalid');
      });
      try {
        const { shown, notice } = await inTransaction(db, async (tx) => {
          const now = clock();
          const row = await keepCard(tx, { userId, processor: processor.name, card, isDefault, now });
          const kept = bankCard(row, now);
          await forgetErasure(tx, remembered);
          await idempotency.finishWith(tx, command, 200, kept);
          return { shown: kept, notice: await tellOwner(tx, notices.cardSaved, userId, cardName(row)) };
        });
        notices.send(notice);
        return shown;
      } catch (fault) {
        // After any other error it is not known whether the card is stored; the row of `rememberSave` is checked by the job later.
        if (fault instanceof Refusal && inVain.includes(fault.code)) {
          await inTransaction(db, async (tx) => {
            await forgetUnlessKept(tx, { processor: processor.name, card, now: clock() });
            await forgetErasure(tx, remembered);
          });
          await forgetSoon();
        }
        throw fault;
      }
    },

    setDefault: (userId: string, cardId: string) =>
      inTransaction(db, (tx) => makeDefault(tx, userId, cardId)),

    /** Deletes a card here at once, and at the processor now or by a later job; notifies the account's owner. */
    async remove(userId: string, cardId: string) {
      const notice = await inTransaction(db, async (tx) => {
        const card = await removeCard(tx, userId, cardId, clock());
        return tellOwner(tx, notices.cardRemoved, userId, cardName(card));
      });
      notices.send(notice);
      await forgetSoon();
    },

    forgetDue: async () => {
      if (processor) await forgetDue({ db, clock, processor, ms: jobMs });
    },
  };
}
