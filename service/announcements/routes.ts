import { Refusal } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { AnnouncementStore } from './queries.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { UserStore } from '#service/account/user-queries.ts';

type NotificationParts = { announcements: AnnouncementStore; users: UserStore; regions: RegionStore };

export function notificationRoutes(app: ServiceApp, { announcements, users, regions }: NotificationParts) {
  mountOperation(app, 'get', '/notifications/notLogin/page', async ({ query, language }, respond) => {
    const { regionId, current = 1, size = 20 } = query;
    return respond(
      200,
      await announcements.page(await regions.reader(regionId, language), { current, size }),
    );
  });

  mountOperation(
    app,
    'get',
    '/notifications/page',
    async ({ userId, regionId, query, language }, respond) => {
      const { current = 1, size = 20 } = query;
      const member = known(userId);
      const reader = await users.readerOf(member, regionId, language);
      return respond(200, await announcements.pageOf(member, reader, { current, size }));
    },
  );

  mountOperation(app, 'post', '/userLastAnnouncementReadTime/update', async ({ userId }, respond) => {
    await announcements.markRead(known(userId));
    return respond(204);
  });
}

/** Refuses without a member. Needed because these paths require a token but are not under /p, so `userId` may be undefined by its type. */
function known(userId: string | undefined): string {
  if (userId === undefined) throw new Refusal('auth.login_required');
  return userId;
}
