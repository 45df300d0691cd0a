import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { FootprintStore } from './queries.ts';
import type { UserStore } from '#service/account/user-queries.ts';

export function footprintRoutes(app: ServiceApp, footprint: FootprintStore, users: UserStore) {
  mountOperation(app, 'post', '/p/prodBrowseLog', async ({ userId, body, timeZone }, respond) => {
    await footprint.record(userId, body.prodId, timeZone);
    return respond(204);
  });

  mountOperation(app, 'post', '/p/prodBrowseLog/merge', async ({ userId, body, timeZone }, respond) => {
    await footprint.recordAll(userId, body.visits, timeZone);
    return respond(204);
  });

  mountOperation(
    app,
    'get',
    '/p/prodBrowseLog/page',
    async ({ userId, regionId, query, language, timeZone }, respond) => {
      const { current = 1, size = 24 } = query;
      const reader = await users.readerOf(userId, regionId, language);
      return respond(200, await footprint.page(userId, reader, timeZone, { current, size }));
    },
  );

  mountOperation(app, 'delete', '/p/prodBrowseLog', async ({ userId, body }, respond) => {
    await footprint.remove(userId, body);
    return respond(204);
  });

  mountOperation(app, 'delete', '/p/prodBrowseLog/all', async ({ userId }, respond) => {
    await footprint.clear(userId);
    return respond(204);
  });
}
