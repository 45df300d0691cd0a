import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { coinLots, coinLotUses } from '#service/db/schema/ledger.ts';
import { regions } from '#service/db/schema/regions.ts';
import { users } from '#service/db/schema/users.ts';
import { type Entry, lateBackDays, taken } from './rules.ts';

type LotMove = {
  postingId: number;
  entries: readonly Entry[];
  at: Date;
  orderNumber?: string;
  coinsUntil?: string;
};

/** The coins that one posting moves for one member. */
type Came = Omit<LotMove, 'entries'> & { userId: string; coins: number };

/**
 * Moves the lots of coins with a posting to the account COINS: received coins are a new lot, coins that an order gives back
 * are lots with their old last days, and spent coins are taken from the lots that end first. The caller has locked the member.
 */
export async function moveLots(tx: Db, { entries, ...move }: LotMove): Promise<void> {
  for (const { account, userId, amount } of entries) {
    if (account !== 'COINS' || userId === undefined) continue;
    if (amount < 0) await take(tx, { ...move, userId, coins: -amount });
    else await give(tx, { ...move, userId, coins: amount });
  }
}

/** Takes coins from the lots that end first. Does not check the sum: the database refuses a balance below 0 at the commit. */
async function take(tx: Db, { userId, coins, orderNumber }: Came) {
  const there = await tx
    .select({ lotId: coinLots.lotId, coins: coinLots.remaining })
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), gt(coinLots.remaining, 0)))
    .orderBy(asc(coinLots.endsAt), asc(coinLots.lotId));
  for (const part of taken(there, coins)) {
    await tx
      .update(coinLots)
      .set({ remaining: sql`${coinLots.remaining} - ${part.coins}` })
      .where(eq(coinLots.lotId, part.lotId));
    if (orderNumber !== undefined) await tx.insert(coinLotUses).values({ ...part, orderNumber });
  }
}

async function give(tx: Db, came: Came) {
  const back = came.orderNumber === undefined ? 0 : await giveBack(tx, came);
  const coins = came.coins - back;
  if (coins > 0) await addLot(tx, { ...came, coins }, dayByRule);
}

/** Gives coins of an order back, those that end last first. Returns how many of them the order had taken from lots. */
async function giveBack(tx: Db, { orderNumber = '', coins, ...came }: Came): Promise<number> {
  const used = await tx
    .select({ lotId: coinLots.lotId, coins: coinLotUses.coins, day: coinLots.lastDay, ends: coinLots.endsAt })
    .from(coinLotUses)
    .innerJoin(coinLots, eq(coinLots.lotId, coinLotUses.lotId))
    .where(and(eq(coinLotUses.orderNumber, orderNumber), gt(coinLotUses.coins, 0)))
    .orderBy(desc(coinLots.endsAt), desc(coinLots.lotId));
  const parts = taken(used, coins);
  const backOf = new Map(used.map((one) => [one.lotId, one]));
  for (const part of parts) {
    await tx
      .update(coinLotUses)
      .set({ coins: sql`${coinLotUses.coins} - ${part.coins}` })
      .where(and(eq(coinLotUses.orderNumber, orderNumber), eq(coinLotUses.lotId, part.lotId)));
    const lot = backOf.get(part.lotId);
    if (lot && lot.ends > came.at)
      await tx.insert(coinLots).values({
        userId: came.userId,
        postingId: came.postingId,
        coins: part.coins,
        remaining: part.coins,
        lastDay: lot.day,
        endsAt: lot.ends,
      });
    else await addLot(tx, { ...came, coins: part.coins }, dayOfLate);
  }
  return parts.reduce((sum, part) => sum + part.coins, 0);
}

/** A moment as local time of the member's region, in SQL. */
const localTime = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone ${regions.timeZone})`;

/** The last day of new coins: the last day of the month that is `coinMonths` after the present one (S2.50). */
const dayByRule = (at: Date) =>
  sql`(date_trunc('month', ${localTime(at)} + make_interval(months => ${regions.coinMonths})) + interval '1 month' - interval '1 day')::date`;

/** The last day of coins that come back after their own last day. */
const dayOfLate = (at: Date) => sql`(${localTime(at)} + make_interval(days => ${lateBackDays}))::date`;

async function addLot(tx: Db, came: Came, dayOf: (at: Date) => SQL) {
  const { userId, postingId, coins, at, coinsUntil } = came;
  const lastDay = coinsUntil === undefined ? dayOf(at) : sql`${coinsUntil}::date`;
  await tx.execute(sql`
    insert into ${coinLots} (user_id, posting_id, coins, remaining, last_day, ends_at)
    select ${users.userId}, ${postingId}::bigint, ${coins}::bigint, ${coins}::bigint, day.last_day,
      (day.last_day + 1)::timestamp at time zone ${regions.timeZone}
    from ${users} join ${regions} on ${regions.regionId} = ${users.regionId}
    cross join lateral (select ${lastDay} as last_day) as day
    where ${users.userId} = ${userId}`);
}
