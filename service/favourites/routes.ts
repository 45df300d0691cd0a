import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { FavouriteStore } from './queries.ts';
import type { UserStore } from '#service/account/user-queries.ts';

export function favouriteRoutes(app: ServiceApp, favourites: FavouriteStore, users: UserStore) {
  mountOperation(
    app,
    'get',
    '/p/user/collection/prods',
    async ({ userId, regionId, query, language }, respond) => {
      const { current = 1, size = 24 } = query;
      const reader = await users.readerOf(userId, regionId, language);
      return respond(200, await favourites.page(userId, reader, { current, size }));
    },
  );

  mountOperation(app, 'get', '/p/user/collection/prodIds', async ({ userId }, respond) =>
    respond(200, await favourites.ids(userId)),
  );

  mountOperation(app, 'get', '/p/user/collection/isCollection', async ({ userId, query }, respond) =>
    respond(200, await favourites.state(userId, query.prodId)),
  );

  mountOperation(
    app,
    'post',
    '/p/user/collection/addOrCancel',
    async ({ userId, regionId, body }, respond) => {
      const region = await users.regionOf(userId, regionId);
      return respond(200, await favourites.set(userId, region.regionId, body));
    },
  );

  mountOperation(app, 'get', '/p/user/collection/count', async ({ userId }, respond) =>
    respond(200, await favourites.count(userId)),
  );

  mountOperation(app, 'post', '/p/user/collection/batchCancel', async ({ userId, body }, respond) => {
    await favourites.remove(userId, body.prodIds);
    return respond(204);
  });

  mountOperation(app, 'post', '/p/user/collection/batchRestore', async ({ userId, body }, respond) => {
    await favourites.putBack(userId, body.prodIds);
    return respond(204);
  });
}
