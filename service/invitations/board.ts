import { and, asc, count, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { users } from '#service/db/schema/users.ts';
import type { Counts } from './rules.ts';

type Board = {
  /** The region in which the friends have bought. */
  regionId: number;
  /** Counts only the calendar month of `now` in the region's time zone; undefined counts all time. */
  month?: { timeZone: string; now: Date };
};

/** Numbers of confirmed friends in a region by inviter, without disabled accounts. */
export function boardOf(db: Db, { regionId, month }: Board) {
  const monthOf = (moment: unknown, timeZone: string) =>
    sql`date_trunc('month', ${moment} at time zone ${timeZone})`;
  const where = and(
    eq(invitations.state, 'CONFIRMED'),
    eq(invitations.regionId, regionId),
    eq(users.enabled, true),
    month &&
      sql`${monthOf(invitations.confirmedAt, month.timeZone)} = ${monthOf(
        sql`${month.now.toISOString()}::timestamptz`,
        month.timeZone,
      )}`,
  );
  const people = db
    .select({ userId: invitations.inviterUserId, confirmed: count().as('confirmed') })
    .from(invitations)
    .innerJoin(users, eq(users.userId, invitations.inviterUserId))
    .where(where)
    .groupBy(invitations.inviterUserId)
    .as('people');

  return {
    /** For each number of friends, how many members have it; the highest number first. */
    counts: (): Promise<Counts> =>
      db
        .select({ confirmed: people.confirmed, people: count() })
        .from(people)
        .groupBy(people.confirmed)
        .orderBy(desc(people.confirmed)),

    /** The members with the most friends; of equal counts, who reached it first comes first. */
    first: (size: number) =>
      db
        .select({
          userId: users.userId,
          nickName: users.nickName,
          avatarUrl: users.avatarUrl,
          confirmed: count(),
        })
        .from(invitations)
        .innerJoin(users, eq(users.userId, invitations.inviterUserId))
        .where(where)
        .groupBy(users.userId)
        .orderBy(desc(count()), asc(max(invitations.confirmedAt)), asc(users.userId))
        .limit(size),

    async confirmedOf(userId: string): Promise<number> {
      const [own] = await db
        .select({ confirmed: people.confirmed })
        .from(people)
        .where(eq(people.userId, userId));
      return own?.confirmed ?? 0;
    },
  };
}
