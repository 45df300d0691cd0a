import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Invitation, Leaderboard, LeaderboardPeriod, PageOfInvitee } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { orders } from '#service/db/schema/orders.ts';
import { users } from '#service/db/schema/users.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { type PageAsked, pageOf } from '#service/platform/paging.ts';
import { boardOf } from './board.ts';
import { limits, masked, rankOf, readerOf, reward } from './rules.ts';
import { inviteeView } from './view.ts';

/** A member, and the region that the member shops in. */
type Whose = { userId: string; region: { regionId: number; timeZone: string } };

export type InvitationStore = ReturnType<typeof invitationStore>;

/** Queries of a member's invitations and of the board. */
export function invitationStore(db: Db, clock: Clock) {
  const ofMember = (userId: string) => eq(invitations.inviterUserId, userId);

  return {
    /** The member's invite code and link, numbers of friends, and place on the board (S1.33, S3.20). */
    async info({ userId, region }: Whose, origin: string): Promise<Invitation> {
      const [user] = await db.select({ code: users.inviteCode }).from(users).where(eq(users.userId, userId));
      if (!user) throw notFound();
      const [sums] = await db
        .select({
          invited: count(),
          confirmed: sql<number>`count(*) filter (where ${invitations.state} = 'CONFIRMED')`.mapWith(Number),
          coins: sql<number>`coalesce(sum(${invitations.coins}), 0)`.mapWith(Number),
        })
        .from(invitations)
        .where(ofMember(userId));
      const board = boardOf(db, { regionId: region.regionId });
      return {
        inviteCode: user.code,
        inviteUrl: `${origin}/Register?invite=${user.code}`,
        invitedCount: sums?.invited ?? 0,
        confirmedCount: sums?.confirmed ?? 0,
        coinsEarned: sums?.coins ?? 0,
        rank: rankOf(await board.counts(), await board.confirmedOf(userId)),
        reward,
        limits,
      };
    },

    /** The members with the most confirmed friends in a region, of all time or this month; equal counts share a place (S1.34). */
    async board({ userId, region }: Whose, period: LeaderboardPeriod, size: number): Promise<Leaderboard> {
      const board = boardOf(db, {
        regionId: region.regionId,
        ...(period === 'MONTH' && { month: { timeZone: region.timeZone, now: clock() } }),
      });
      const [counts, rows, own] = [
        await board.counts(),
        await board.first(size),
        await board.confirmedOf(userId),
      ];
      return {
        period,
        records: rows.map(({ userId: who, nickName, avatarUrl, confirmed }) => ({
          rank: rankOf(counts, confirmed) ?? 1,
          name: masked(nickName),
          pic: who === userId ? avatarUrl : null,
          confirmedCount: confirmed,
          isMe: who === userId,
        })),
        me: readerOf(counts, own),
      };
    },

    /** The friends of a member, the newest first. */
    async invitees(userId: string, page: PageAsked): Promise<PageOfInvitee> {
      const [counted] = await db.select({ total: count() }).from(invitations).where(ofMember(userId));
      const rows = await db
        .select({
          invitation: invitations,
          nickName: users.nickName,
          hasOrdered: sql<boolean>`exists (${db
            .select({ found: sql`1` })
            .from(orders)
            .where(and(eq(orders.userId, invitations.inviteeUserId), ne(orders.status, 'CANCELLED')))})`,
        })
        .from(invitations)
        .innerJoin(users, eq(users.userId, invitations.inviteeUserId))
        .where(ofMember(userId))
        .orderBy(desc(invitations.invitedAt), desc(invitations.inviteeUserId))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      return pageOf(rows.map(inviteeView), counted?.total ?? 0, page);
    },
  };
}
