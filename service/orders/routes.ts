import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { OrderTransitions } from './transitions.ts';
import type { OrderStore } from './queries.ts';

export function orderRoutes(app: ServiceApp, orders: OrderStore, moves: OrderTransitions) {
  answer(app, 'get', '/p/myOrder/orderCount', async ({ userId }, respond) =>
    respond(200, await orders.count(userId)),
  );

  answer(app, 'get', '/p/myOrder/myOrder', async ({ userId, query, language }, respond) => {
    const { status, key, current = 1, size = 10 } = query;
    return respond(200, await orders.page({ userId, language, status, key, page: { current, size } }));
  });

  answer(app, 'get', '/p/myOrder/orderDetail', async ({ userId, query, language }, respond) =>
    respond(200, await orders.get(userId, query.orderNumber, language)),
  );

  answer(app, 'get', '/p/myOrder/getOrderStatus', async ({ userId, query }, respond) =>
    respond(200, await orders.standing(userId, query.orderNumber)),
  );

  answer(app, 'put', '/p/myOrder/receipt/{orderNumber}', async ({ userId, path }, respond) =>
    respond(200, await moves.confirmReceipt(userId, path.orderNumber)),
  );
}
