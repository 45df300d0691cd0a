import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { coinLots } from '#service/db/schema/ledger.ts';
import type { Clock } from '#service/domain/clock.ts';
import { post } from '#service/ledger/ledger.ts';
import { endedSource } from '#service/ledger/sources.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

/** Members that one run of the job handles at most; the next run handles the rest. */
const atOnce = 500;

/** Job that takes coins back after their last day: one record for all coins of a member that end at the same moment. */
export function endCoinsWith(db: Db, clock: Clock) {
  const due = () => and(gt(coinLots.remaining, 0), lte(coinLots.endsAt, clock()));
  return async () => {
    const members = await db
      .selectDistinct({ userId: coinLots.userId })
      .from(coinLots)
      .where(due())
      .limit(atOnce);
    await eachApart(members, ({ userId }) => inTransaction(db, (tx) => endOf(tx, userId)));
  };

  /** An order may have spent them meanwhile: what is left is read under the member's lock. */
  async function endOf(tx: Db, userId: string) {
    await lockShopper(tx, userId);
    const lots = await tx
      .select({ lotId: coinLots.lotId, coins: coinLots.remaining, endsAt: coinLots.endsAt })
      .from(coinLots)
      .where(and(eq(coinLots.userId, userId), due()))
      .orderBy(asc(coinLots.endsAt), asc(coinLots.lotId));
    const together = new Map<number, typeof lots>();
    for (const lot of lots)
      together.set(lot.endsAt.getTime(), [...(together.get(lot.endsAt.getTime()) ?? []), lot]);
    for (const [end, some] of together) {
      const coins = some.reduce((sum, lot) => sum + lot.coins, 0);
      // The ledger takes coins from the lots that end first (service/ledger/lots.ts), which are exactly these.
      await post(tx, {
        source: endedSource(some[0]?.lotId ?? 0),
        entries: [
          { account: 'COINS', userId, unit: 'COIN', amount: -coins },
          { account: 'MALL_COINS', unit: 'COIN', amount: coins },
        ],
        // One millisecond before the end, so that the record has the last day as its date.
        at: new Date(end - 1),
      });
    }
  }
}
