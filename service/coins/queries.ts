import { and, asc, desc, eq, gt, inArray, min, sql } from 'drizzle-orm';
import type {
  CoinInfo,
  CoinRecord,
  CoinRecordGroup,
  CoinRecordKind,
  PageOfCoinRecord,
} from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { coinLots, ledgerEntries as entries, ledgerPostings } from '#service/db/schema/ledger.ts';
import { refunds } from '#service/db/schema/refunds.ts';
import { balance } from '#service/ledger/ledger.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import { groupOf, refundOf, wordOf } from './rules.ts';

type Filter = { kind?: CoinRecordKind | undefined; group?: CoinRecordGroup | undefined };

/** A member's coins, read from the ledger: balance, last days, and records. */
export function coinStore(db: Db) {
  const ofMember = (userId: string) => and(eq(entries.userId, userId), eq(entries.account, 'COINS'));

  /** The last day of the coins of each posting; the earliest one when a posting has several lots. */
  async function daysOf(userId: string, postingIds: readonly number[]) {
    if (postingIds.length === 0) return new Map<number, string | null>();
    const rows = await db
      .select({ postingId: coinLots.postingId, day: min(coinLots.lastDay) })
      .from(coinLots)
      .where(and(eq(coinLots.userId, userId), inArray(coinLots.postingId, [...postingIds])))
      .groupBy(coinLots.postingId);
    return new Map(rows.map(({ postingId, day }) => [postingId, day]));
  }

  /** Order numbers by refund number, for the refunds that gave coins back. */
  async function ordersOf(sources: readonly string[]) {
    const numbers = sources.flatMap((source) => refundOf(source) ?? []);
    if (numbers.length === 0) return new Map<string, string>();
    const rows = await db
      .select({ refundSn: refunds.refundSn, orderNumber: refunds.orderNumber })
      .from(refunds)
      .where(inArray(refunds.refundSn, numbers));
    return new Map(rows.map(({ refundSn, orderNumber }) => [refundSn, orderNumber]));
  }

  return {
    /** What can be used now, what is still to come, and when coins end (S2.50). */
    async info(userId: string, { coinValue, currency }: RegionRow): Promise<CoinInfo> {
      const there = await balance(db, { userId, account: 'COINS', unit: 'COIN' });
      const pending = await balance(db, { userId, account: 'COINS_PENDING', unit: 'COIN' });
      const ends = await db
        .select({ coins: sql<number>`sum(${coinLots.remaining})`.mapWith(Number), at: coinLots.lastDay })
        .from(coinLots)
        .where(and(eq(coinLots.userId, userId), gt(coinLots.remaining, 0)))
        .groupBy(coinLots.lastDay)
        .orderBy(asc(coinLots.lastDay))
        .limit(longestEnds);
      const worth = { amount: there * coinValue, currency };
      return { balance: there, worth, pending, expiring: ends[0] ?? null, ends };
    },

    /** Records of coins earned, spent and ended, newest first, each with the balance after it (S2.51). */
    async page(userId: string, { kind, group }: Filter, page: PageAsked): Promise<PageOfCoinRecord> {
      checkDepth(page);
      // `kind` is derived from the source in code, not in SQL, so all records are read before they are filtered.
      const rows = await db
        .select({
          recordId: entries.entryId,
          postingId: entries.postingId,
          coins: entries.amount,
          balanceAfter: sql<number>`sum(${entries.amount}) over (order by ${entries.entryId})`.mapWith(
            Number,
          ),
          source: ledgerPostings.source,
          at: ledgerPostings.at,
        })
        .from(entries)
        .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, entries.postingId))
        .where(ofMember(userId))
        .orderBy(desc(entries.entryId));
      const asked = rows
        .map((row) => ({ ...row, ...wordOf(row) }))
        .filter((row) => (!kind || row.kind === kind) && (!group || groupOf(row) === group));
      const shown = asked.slice((page.current - 1) * page.size, page.current * page.size);
      const orders = await ordersOf(shown.map(({ source }) => source));
      const came = shown.filter(({ coins }) => coins > 0).map(({ postingId }) => postingId);
      const days = await daysOf(userId, came);
      const records = shown.map(
        ({ recordId, postingId, kind: word, coins, balanceAfter, orderNumber, source, at }): CoinRecord => ({
          recordId,
          kind: word,
          coins,
          balanceAfter,
          orderNumber: orderNumber ?? orders.get(refundOf(source) ?? '') ?? null,
          createTime: at.toISOString(),
          expireAt: days.get(postingId) ?? null,
        }),
      );
      return pageOf(records, asked.length, page);
    },
  };
}

/** The longest list that the contract lets an answer have. */
const longestEnds = 400;
