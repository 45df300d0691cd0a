import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, timestamptz, oneOf } from './columns.ts';
import { orderActors, orderEventNames, orderStatuses } from './order-words.ts';
import { orders } from './orders.ts';

/**
 * Every move of an order, written in the transaction of the move and never changed. It names no person: the buyer is the
 * order's own, and the desk is the shopkeeper's.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    orderEventId: identityId('order_event_id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    event: text('event', { enum: orderEventNames }).notNull(),
    /** Null for the event by which the order came to be. */
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }).notNull(),
    actor: text('actor', { enum: orderActors }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('order_events_by_order').on(table.orderNumber, table.orderEventId),
    oneOf('order_events_event', table.event, orderEventNames),
    oneOf('order_events_from', table.fromStatus, orderStatuses),
    oneOf('order_events_to', table.toStatus, orderStatuses),
    oneOf('order_events_actor', table.actor, orderActors),
    check('order_events_first', sql`(${table.fromStatus} is null) = (${table.event} like 'submit%')`),
  ],
);
