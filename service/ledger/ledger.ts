import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { ledgerEntries, ledgerPostings } from '#service/db/schema/ledger.ts';
import { users } from '#service/db/schema/users.ts';
import { moveLots } from './lots.ts';
import { type Entry, type LedgerUnit, type MemberAccount, postingFault } from './rules.ts';

export type Posting = {
  /** Names the cause, as `refund:8001:wallet`; the same cause is posted once. */
  source: string;
  entries: readonly Entry[];
  at: Date;
  /** The order that spends coins, or gives spent ones back; undefined for other causes. */
  orderNumber?: string;
  /** The last day of coins that are received, as `2026-06-30`; without it, by the rule of the member's region. */
  coinsUntil?: string;
};

/** Thrown for entries that do not balance, and for a source that was posted with other entries before. */
class PostingFault extends Error {
  override readonly name = 'PostingFault';
}

/**
 * Posts the entries of a cause in the transaction of that cause; false when the same posting exists already. Members are locked
 * in the order of their ids, so that two postings cannot spend the same money or deadlock. Throws PostingFault for entries that
 * do not balance. The database refuses an account of a member below 0 at the commit (check_violation). Lots of coins move with
 * the coins (S2.51).
 */
export async function post(tx: Db, { source, entries, at, ...coins }: Posting): Promise<boolean> {
  const fault = postingFault(entries);
  if (fault) throw new PostingFault(`${source}: ${fault}`);
  await lockMembers(tx, entries);
  const [posting] = await tx
    .insert(ledgerPostings)
    .values({ source, at })
    .onConflictDoNothing({ target: ledgerPostings.source })
    .returning({ postingId: ledgerPostings.postingId });
  if (!posting) {
    await checkSame(tx, source, entries);
    return false;
  }
  const { postingId } = posting;
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, postingId })));
  await moveLots(tx, { ...coins, postingId, entries, at });
  return true;
}

type BalanceOf = { userId: string; account: MemberAccount; unit: LedgerUnit };

/** What a member has in an account: minor units of a currency, or coins. */
export async function balance(db: Db, { userId, account, unit }: BalanceOf): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.account, account), eq(ledgerEntries.unit, unit)),
    );
  return row?.sum ?? 0;
}

/** All that was posted to a member's accounts, oldest first: what an export of the account shows. */
export const statementOf = (db: Db, userId: string) =>
  db
    .select({
      at: ledgerPostings.at,
      source: ledgerPostings.source,
      account: ledgerEntries.account,
      unit: ledgerEntries.unit,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, ledgerEntries.postingId))
    .where(eq(ledgerEntries.userId, userId))
    .orderBy(asc(ledgerEntries.entryId));

async function lockMembers(tx: Db, entries: readonly Entry[]) {
  const ids = [...new Set(entries.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return;
  await tx
    .select({ userId: users.userId })
    .from(users)
    .where(inArray(users.userId, ids))
    .orderBy(asc(users.userId))
    .for('update');
}

/** Throws PostingFault when a source was posted before with other entries: then two causes share a source by mistake. */
async function checkSame(tx: Db, source: string, entries: readonly Entry[]) {
  const posted = await tx
    .select({
      account: ledgerEntries.account,
      userId: ledgerEntries.userId,
      unit: ledgerEntries.unit,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, ledgerEntries.postingId))
    .where(eq(ledgerPostings.source, source));
  if (linesOf(posted) !== linesOf(entries)) throw new PostingFault(`${source} was posted with other entries`);
}

type Side = { account: string; userId?: string | null | undefined; unit: string; amount: number };

const linesOf = (entries: readonly Side[]) =>
  entries
    .map(({ account, userId, unit, amount }) => [account, userId ?? '', unit, amount].join(' '))
    .toSorted()
    .join('\n');
