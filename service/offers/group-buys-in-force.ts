import { and, gt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import type { GroupBuyState } from './group-buy-state.ts';

const full = sql`${groupBuys.joinedCount} >= ${groupBuys.targetCount}`;

/** Condition: between start and end, whether the target is reached or not. */
export const running = (now: Date | Placeholder) =>
  and(lte(groupBuys.startTime, now), gt(groupBuys.endTime, now));

const rules: Record<GroupBuyState, (now: Date) => SQL | undefined> = {
  UPCOMING: (now) => gt(groupBuys.startTime, now),
  COMPLETED: (now) => and(lte(groupBuys.startTime, now), full),
  IN_PROGRESS: (now) => and(running(now), sql`not ${full}`),
  TIME_OUT: (now) => and(lte(groupBuys.endTime, now), sql`not ${full}`),
};

/** `groupBuyState` as an SQL condition, so that the database can cut the list into pages. */
export const inState = (state: GroupBuyState, now: Date) => rules[state](now);
