import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { type SandboxCardFacts, sandboxCards, sandboxSessions } from '#service/db/schema/sandbox.ts';
import { isExpired } from '#service/domain/card.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { hashOf, newName } from './secrets.ts';
import { isTestCard, lastFour, testCards } from './test-cards.ts';

/** Minutes for which card fields and tokens are valid. */
const tokenMinutes = 15;

export type TypedCard = {
  session: string;
  testCard: string;
  expMonth: number;
  expYear: number;
  holderName: string | null;
};

type CardRow = typeof sandboxCards.$inferSelect;

export type SandboxCards = ReturnType<typeof sandboxCardStore>;

/** Sessions, tokens and kept cards of the sandbox. */
export function sandboxCardStore(db: Db, clock: Clock) {
  async function session(token: string) {
    const [row] = await db
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.tokenHash, hashOf(token)));
    return row && row.expiresAt > clock() ? row : undefined;
  }

  return {
    /** The origin that may show the fields of a session; undefined when the session has expired. */
    originOf: async (token: string) => (await session(token))?.origin,

    async open(origin: string) {
      const token = newName('cs');
      const expiresAt = minutesAfter(clock(), tokenMinutes);
      await db.insert(sandboxSessions).values({ tokenHash: hashOf(token), origin, expiresAt });
      return { token, expiresAt };
    },

    /** Makes a single-use token of a card; undefined when the session or the card has expired, or it is no test card. */
    async tokenize({ session: of, testCard, ...typed }: TypedCard) {
      if (!isTestCard(testCard) || isExpired(typed, clock()) || !(await session(of))) return undefined;
      const token = newName('tok');
      const facts = { ...typed, testCard, brand: testCards[testCard].brand, last4: lastFour(testCard) };
      const expiresAt = minutesAfter(clock(), tokenMinutes);
      await db
        .insert(sandboxCards)
        .values({ ...facts, cardRef: newName('typed'), tokenHash: hashOf(token), expiresAt });
      return { token, ...facts };
    },

    /**
     * The card of a token, for one use (`use` is its id) and repeats of it. Undefined for a token that is unknown, expired or used
     * for something else.
     */
    async use(tx: Db, token: string, use: string): Promise<SandboxCardFacts | undefined> {
      const { usedFor, tokenHash } = sandboxCards;
      const [row] = await tx
        .update(sandboxCards)
        .set({ usedFor: use })
        .where(and(eq(tokenHash, hashOf(token)), or(isNull(usedFor), eq(usedFor, use))))
        .returning();
      if (!row?.expiresAt || row.expiresAt <= clock()) return undefined;
      return { ...factsOf(row), cardRef: null };
    },

    async kept(tx: Db, cardRef: string, customer: string): Promise<SandboxCardFacts | undefined> {
      const [row] = await tx
        .select()
        .from(sandboxCards)
        .where(and(eq(sandboxCards.cardRef, cardRef), eq(sandboxCards.keptFor, customer)));
      return row && factsOf(row);
    },

    async byRef(cardRef: string | null): Promise<SandboxCardFacts | undefined> {
      if (cardRef === null) return undefined;
      const [row] = await db.select().from(sandboxCards).where(eq(sandboxCards.cardRef, cardRef));
      return row && factsOf(row);
    },

    /** Saves a card for a customer, once: a repeat returns the saved card. */
    async keep(tx: Db, customer: string, facts: SandboxCardFacts): Promise<SandboxCardFacts> {
      const { testCard, brand, last4, expMonth, expYear, holderName } = facts;
      const [known] = await tx
        .select()
        .from(sandboxCards)
        .where(
          and(
            eq(sandboxCards.keptFor, customer),
            eq(sandboxCards.testCard, testCard),
            eq(sandboxCards.expMonth, expMonth),
            eq(sandboxCards.expYear, expYear),
          ),
        );
      if (known) return factsOf(known);
      const cardRef = newName('kept');
      const row = { cardRef, keptFor: customer, testCard, brand, last4, expMonth, expYear, holderName };
      await tx.insert(sandboxCards).values(row);
      return { ...facts, cardRef, keepFor: null };
    },

    forget: (cardRef: string) => db.delete(sandboxCards).where(eq(sandboxCards.cardRef, cardRef)),
    forgetCustomer: (customer: string) => db.delete(sandboxCards).where(eq(sandboxCards.keptFor, customer)),

    /** Deletes expired sessions and tokens. */
    async sweep() {
      await inTransaction(db, async (tx) => {
        await tx.delete(sandboxSessions).where(lt(sandboxSessions.expiresAt, clock()));
        await tx.delete(sandboxCards).where(lt(sandboxCards.expiresAt, clock()));
      });
    },
  };
}

const factsOf = ({
  testCard,
  brand,
  last4,
  expMonth,
  expYear,
  holderName,
  cardRef,
}: CardRow): SandboxCardFacts => ({
  testCard,
  brand,
  last4,
  expMonth,
  expYear,
  holderName,
  cardRef,
  keepFor: null,
});

/** Fingerprint of a card: the same for all customers who use the same card. */
export const fingerprintOf = ({
  testCard,
  expMonth,
  expYear,
}: Pick<SandboxCardFacts, 'testCard' | 'expMonth' | 'expYear'>) =>
  hashOf(`${testCard} ${expMonth} ${expYear}`);
