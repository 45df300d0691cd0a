import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LeaderboardPeriod } from '#openapi/schema.gen.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const leaderboardSize = 20;
const inviteesPageSize = 20;

export const invitationKeys = {
  all: ['invitation'] as const,
  inviter: (inviteCode: string) => ['invitation', 'inviter', inviteCode] as const,
  info: () => ['invitation', 'info'] as const,
  leaderboard: (regionId: number, period: LeaderboardPeriod) =>
    ['invitation', regionId, 'leaderboard', period] as const,
  invitees: () => ['invitation', 'invitees'] as const,
};

export const invitationQueries = {
  /** Who invites by a code, and what both get; asked once, whether it is known or not. */
  inviter: ({ api }: Shop, inviteCode: string) =>
    queryOptions({
      queryKey: invitationKeys.inviter(inviteCode),
      enabled: inviteCode !== '',
      retry: false,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/invitation/inviter', { params: { query: { inviteCode } }, signal })),
    }),
  /** The reader's code and link, whom they brought, and their rank (S3.20). */
  info: ({ api }: Shop) =>
    queryOptions({
      queryKey: invitationKeys.info(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/invitation/info', { signal })),
    }),
  /** Who brought most people of the region, ever or this month (S1.34). */
  leaderboard: ({ api, regionId }: Shop, period: LeaderboardPeriod) =>
    queryOptions({
      queryKey: invitationKeys.leaderboard(regionId, period),
      queryFn: async ({ signal }) => {
        const query = { regionId, period, size: leaderboardSize };
        return unwrap(await api.GET('/p/invitation/leaderboard', { params: { query }, signal }));
      },
    }),
  /** The people whom the reader invited, the latest first. */
  invitees: ({ api }: Shop) =>
    infiniteQueryOptions({
      queryKey: invitationKeys.invitees(),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: inviteesPageSize };
        return unwrap(await api.GET('/p/invitation/page', { params: { query }, signal }));
      },
    }),
};
