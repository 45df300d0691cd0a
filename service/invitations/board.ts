import { and, asc, count, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { users } from '#service/db/schema/users.ts';
import type { Counts } from './rules.ts';

type Board = {
  /** In which the friends bought. */
  regionId: number;
  /** The month of the region's calendar in which `now` lies; all time without it. */
  month?: { timeZone: string; now: Date };
};

/** Confirmed friends of a region by inviter; closed accounts are on no board. */
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
    /** How many people have so many friends, the highest count first. */
    counts: (): Promise<Counts> =>
      db
        .select({ confirmed: people.confirmed, people: count() })
        .from(people)
        .groupBy(people.confirmed)
        .orderBy(desc(people.confirmed)),

    /** The first of the board. Of equal counts comes first who had them first. */
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
