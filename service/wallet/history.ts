import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Wallet } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { ledgerEntries as entries, ledgerPostings } from '#service/db/schema/ledger.ts';
import { dayIn } from '#service/domain/calendar.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import { beginsAt } from './rules.ts';

/** History of a wallet balance: the balance when the month two months ago began, then the last one of each day with a change. */
export async function historyOf(
  db: Db,
  userId: string,
  { currency, timeZone }: RegionRow,
  now: Date,
): Promise<Pick<Wallet, 'since' | 'history'>> {
  const since = beginsAt(timeZone, now);
  const own = and(eq(entries.userId, userId), eq(entries.account, 'WALLET'), eq(entries.unit, currency));
  const [before] = await db
    .select({ sum: sql<number>`coalesce(sum(${entries.amount}), 0)`.mapWith(Number) })
    .from(entries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, entries.postingId))
    .where(and(own, lt(ledgerPostings.at, since)));
  const rows = await db
    .select({ amount: entries.amount, at: ledgerPostings.at })
    .from(entries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, entries.postingId))
    .where(and(own, gte(ledgerPostings.at, since)))
    .orderBy(asc(ledgerPostings.at), asc(entries.entryId));
  let amount = before?.sum ?? 0;
  const first = { at: since.toISOString(), balance: { amount, currency } };
  const byDay = new Map<string, (typeof first)['balance'] & { at: string }>();
  for (const row of rows) {
    amount += row.amount;
    byDay.set(dayIn(timeZone, row.at), { at: row.at.toISOString(), amount, currency });
  }
  const steps = [...byDay.values()].map(({ at, ...balance }) => ({ at, balance }));
  return { since: first.at, history: [first, ...steps] };
}
