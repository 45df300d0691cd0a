import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { FavouriteStore } from './queries.ts';
import type { UserStore } from '#service/account/user-queries.ts';

export function favouriteRoutes(app: ServiceApp, favourites: FavouriteStore, users: UserStore) {
  answer(app, 'get', '/p/user/collection/prods', async ({ userId, regionId, query, language }, respond) => {
    const { current = 1, size = 24 } = query;
    const reader = await users.readerOf(userId, regionId, language);
    return respond(200, await favourites.page(userId, reader, { current, size }));
  });

  answer(app, 'get', '/p/user/collection/prodIds', async ({ userId }, respond) =>
    respond(200, await favourites.ids(userId)),
  );

  answer(app, 'get', '/p/user/collection/isCollection', async ({ userId, query }, respond) =>
    respond(200, await favourites.state(userId, query.prodId)),
  );

  answer(app, 'post', '/p/user/collection/addOrCancel', async ({ userId, regionId, body }, respond) => {
    const region = await users.regionOf(userId, regionId);
    return respond(200, await favourites.set(userId, region.regionId, body));
  });

  answer(app, 'get', '/p/user/collection/count', async ({ userId }, respond) =>
    respond(200, await favourites.count(userId)),
  );

  answer(app, 'post', '/p/user/collection/batchCancel', async ({ userId, body }, respond) => {
    await favourites.remove(userId, body.prodIds);
    return respond(204);
  });

  answer(app, 'post', '/p/user/collection/batchRestore', async ({ userId, body }, respond) => {
    await favourites.putBack(userId, body.prodIds);
    return respond(204);
  });
}
