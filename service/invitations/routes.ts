import type { UserStore } from '#service/account/user-queries.ts';
import { notFound } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import { checkDepth } from '#service/platform/paging.ts';
import type { Joining } from './joining.ts';
import type { InvitationStore } from './queries.ts';
import { masked, reward } from './rules.ts';

type InvitationRoutes = {
  invitations: InvitationStore;
  joining: Joining;
  users: UserStore;
  /** The mall's origin, for the invitation link. */
  originOf: (request: Request) => string;
};

export function invitationRoutes(
  app: ServiceApp,
  { invitations, joining, users, originOf }: InvitationRoutes,
) {
  const whose = async (userId: string, regionId: number | undefined) => ({
    userId,
    region: await users.regionOf(userId, regionId),
  });

  mountOperation(app, 'get', '/invitation/inviter', async ({ query }, respond) => {
    const inviter = await joining.inviterBy(query.inviteCode);
    if (!inviter) throw notFound();
    return respond(200, { name: masked(inviter.nickName), reward });
  });

  mountOperation(app, 'get', '/p/invitation/info', async ({ userId, regionId, request }, respond) =>
    respond(200, await invitations.info(await whose(userId, regionId), originOf(request))),
  );

  mountOperation(app, 'get', '/p/invitation/leaderboard', async ({ userId, regionId, query }, respond) => {
    const { period = 'ALL', size = 20 } = query;
    return respond(200, await invitations.board(await whose(userId, regionId), period, size));
  });

  mountOperation(app, 'get', '/p/invitation/page', async ({ userId, query }, respond) => {
    const { current = 1, size = 20 } = query;
    checkDepth({ current, size });
    return respond(200, await invitations.invitees(userId, { current, size }));
  });
}
