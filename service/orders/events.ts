import type { OrderStatus } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderEvents } from '#service/db/schema/order-events.ts';
import type { OrderActor, OrderEvent } from '#service/db/schema/order-words.ts';

export type OrderMove = {
  orderNumber: string;
  event: OrderEvent;
  /** Null for the first move, which places the order. */
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  actor: OrderActor;
  at: Date;
};

/** Writes down a move of an order; to be called in the transaction of the move itself. */
export async function recordMove(tx: Db, move: OrderMove) {
  await tx.insert(orderEvents).values(move);
}
