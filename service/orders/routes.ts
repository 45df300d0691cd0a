import type { BuyAgainResult } from '#openapi/schema.gen.ts';
import type { UserStore } from '#service/account/user-queries.ts';
import type { CartOf } from '#service/cart/use-cases.ts';
import type { Command } from '#service/domain/command.ts';
import type { Language } from '#service/domain/language.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { OrderTransitions } from './transitions.ts';
import type { OrderStore } from './queries.ts';
import type { cancelOrders } from './cancelling.ts';
import type { deleteOrders } from './deleting.ts';

type RouteParts = {
  orders: OrderStore;
  moves: OrderTransitions;
  cancelling: ReturnType<typeof cancelOrders>;
  deleting: ReturnType<typeof deleteOrders>;
  buyAgain: (asked: {
    cart: CartOf;
    orderNumber: string;
    language: Language;
    command: Command | undefined;
  }) => Promise<BuyAgainResult>;
  users: UserStore;
};

export function orderRoutes(app: ServiceApp, parts: RouteParts) {
  const { orders, moves, cancelling, deleting, buyAgain, users } = parts;
  mountOperation(app, 'get', '/p/myOrder/orderCount', async ({ userId }, respond) =>
    respond(200, await orders.count(userId)),
  );

  mountOperation(app, 'get', '/p/myOrder/myOrder', async ({ userId, query, language }, respond) => {
    const { status, key, current = 1, size = 10 } = query;
    return respond(200, await orders.page({ userId, language, status, key, page: { current, size } }));
  });

  mountOperation(app, 'get', '/p/myOrder/orderDetail', async ({ userId, query, language }, respond) =>
    respond(200, await orders.get(userId, query.orderNumber, language)),
  );

  mountOperation(app, 'get', '/p/myOrder/getOrderStatus', async ({ userId, query }, respond) =>
    respond(200, await orders.standing(userId, query.orderNumber)),
  );

  mountOperation(app, 'put', '/p/myOrder/cancel/{orderNumber}', async ({ userId, path, body }, respond) => {
    const { reason, note } = body;
    return respond(200, await cancelling.cancel({ userId, orderNumber: path.orderNumber, reason, note }));
  });

  mountOperation(app, 'put', '/p/myOrder/receipt/{orderNumber}', async ({ userId, path }, respond) =>
    respond(200, await moves.confirmReceipt(userId, path.orderNumber)),
  );

  mountOperation(app, 'delete', '/p/myOrder/{orderNumber}', async ({ userId, path }, respond) => {
    await deleting.remove(userId, path.orderNumber);
    return respond(204);
  });

  mountOperation(app, 'put', '/p/myOrder/restore/{orderNumber}', async ({ userId, path }, respond) => {
    await deleting.restore(userId, path.orderNumber);
    return respond(204);
  });

  mountOperation(
    app,
    'post',
    '/p/myOrder/buyAgain/{orderNumber}',
    async ({ userId, regionId, path, command, language }, respond) => {
      const region = await users.regionOf(userId, regionId);
      const cart = { userId, regionId: region.regionId, currency: region.currency };
      return respond(200, await buyAgain({ cart, orderNumber: path.orderNumber, language, command }));
    },
  );
}
