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
  /** Undefined where the shop takes no cards: then none can be added. */
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

/** Milliseconds for which the processor may think while somebody waits. */
const patienceMs = 20_000;
/** Milliseconds for which a job, or somebody who waits, has cards forgotten; what is left is the next job's. */
const jobMs = 40_000;
const soonMs = 1_000;
/** Refusals after which what the processor keeps is kept in vain. */
const inVain: readonly string[] = ['card.exists', 'card.limit'];

const away = () => new Refusal('server.unavailable', { retryAfter: 5 });

export type BankCards = ReturnType<typeof bankCardUseCases>;

/** What members do with the cards they keep. */
export function bankCardUseCases(parts: CardParts) {
  const { db, clock, idempotency, processor, customers, notices, report } = parts;

  /** Asks at once, and leaves to the job what does not answer. */
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
      // Fields that talk to the processor for themselves may keep a card before anybody asks for it.
      if (session.clientSecret !== undefined)
        await rememberSession(db, processor.name, session.sessionToken, clock());
      return { ...session, expiresAt: expiresAt.toISOString() };
    },

    /** Keeps a card that was typed, and tells the account's owner. */
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
        // Of anything else nobody knows whether the card is kept: that is looked at later, by what was remembered.
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

    /** Forgets a card, here at once and at the processor as soon as it answers; tells the account's owner. */
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
