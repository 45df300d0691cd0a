import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { ShopFollowStore } from './queries.ts';
import type { UserStore } from '#service/account/user-queries.ts';

export function shopFollowRoutes(app: ServiceApp, follows: ShopFollowStore, users: UserStore) {
  mountOperation(
    app,
    'get',
    '/p/user/collection/shops',
    async ({ userId, regionId, query, language }, respond) => {
      const { current = 1, size = 24 } = query;
      const reader = await users.readerOf(userId, regionId, language);
      return respond(200, await follows.page(userId, reader, { current, size }));
    },
  );

  mountOperation(app, 'get', '/p/user/collection/shopIds', async ({ userId }, respond) =>
    respond(200, await follows.ids(userId)),
  );

  mountOperation(app, 'post', '/p/user/collection/shop/addOrCancel', async ({ userId, body }, respond) =>
    respond(200, await follows.set(userId, body)),
  );
}
