import type { OrderItem } from '#openapi/schema.gen.ts';
import { anOrderDetail } from '../fixtures/orders.ts';
import { http } from '../http.ts';

const detail = (commSts: OrderItem['commSts']) =>
  http.get('/p/myOrder/orderDetail', ({ response }) => {
    const order = anOrderDetail({}, 'completed');
    return response(200).json({ ...order, items: order.items.map((item) => ({ ...item, commSts })) });
  });

/** A completed order by what can be said of its products. */
export const ratedOrderScenarios = {
  /** They wait for stars. */
  toRate: detail('PENDING'),
  rated: detail('DONE'),
  /** Thirty days have passed. */
  over: detail('NONE'),
};
