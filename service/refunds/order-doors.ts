import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { RefundOrder } from '#service/orders/card-door.ts';
import type { OrderDoors } from '#service/orders/moved.ts';
import { orderNotices } from '#service/orders/notices.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { afterSalesWith } from './after-sales.ts';
import type { RefundDoors } from './doors.ts';
import { refundNotices } from './told-by-orders.ts';

type Parts = { db: Db; clock: Clock; outbox: Pick<Outbox, 'write'>; refundOrder: RefundOrder };

/** What moves orders and refunds together: each asks the other by a door, and both tell the same buyer. */
export function orderDoors({ db, clock, outbox, refundOrder }: Parts): {
  doors: OrderDoors;
  refundDoors: RefundDoors;
} {
  const afterSales = afterSalesWith({ db, clock }, () => refundDoors);
  const doors: OrderDoors = { outbox, refundOrder, afterSales };
  const refundDoors: RefundDoors = { orders: doors, notices: refundNotices(orderNotices(outbox)) };
  return { doors, refundDoors };
}
