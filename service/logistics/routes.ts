import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import { couriersOf } from './couriers.ts';
import type { LogisticsStore } from './queries.ts';

type RouteParts = { db: Db; logistics: LogisticsStore; users: UserStore };

export function logisticsRoutes(app: ServiceApp, { db, logistics, users }: RouteParts) {
  mountOperation(
    app,
    'get',
    '/p/myDelivery/orderInfo/{orderNumber}',
    async ({ userId, path, language }, respond) =>
      respond(200, await logistics.get(userId, path.orderNumber, language)),
  );

  mountOperation(app, 'get', '/p/delivery/list', async ({ userId, query }, respond) => {
    const { regionId } = await users.regionOf(userId, query.regionId);
    const found = await couriersOf(db, regionId);
    return respond(
      200,
      found.map(({ courierId, name }) => ({ dvyId: courierId, dvyName: name })),
    );
  });
}
