import { eq } from 'drizzle-orm';
import type { NoticeFacts } from '#service/db/schema/order-notices.ts';
import type { NoticeKind } from '#service/db/schema/order-words.ts';
import { orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import { dayIn } from '#service/domain/calendar.ts';
import { daysAfter } from '#service/domain/clock.ts';
import { returnDays } from '#service/domain/return-window.ts';
import { comingBack } from './cancel-info.ts';
import type { Moved } from './moved.ts';
import { orderNotices } from './notices.ts';
import { closeTypeOf } from './rules.ts';
import type { OrderEffect } from './transition-table.ts';

/** What buyers are told of a move, in its transaction. */
export const tellings: Partial<Record<OrderEffect, (moved: Moved) => Promise<unknown>>> = {
  NOTIFY_ORDER_PLACED: (moved) =>
    tell(moved, 'ORDER_PLACED', { amount: money(moved, moved.order.due), ...arrivesBy(moved) }),
  NOTIFY_PAID: (moved) => {
    const amount = money(moved, moved.order.total);
    return moved.order.groupBuyId === null
      ? tell(moved, 'PAID', { amount, ...arrivesBy(moved) })
      : tell(moved, 'PAID', { about: 'GROUPING', amount });
  },
  NOTIFY_SHIPPED: (moved) => tell(moved, 'SHIPPED', arrivesBy(moved)),
  NOTIFY_COMPLETED: tellCompleted,
  NOTIFY_CANCELLED: (moved) => {
    const about = closeTypeOf(moved.event) ?? 'BUYER';
    const back = comingBack(moved.order);
    const coins = moved.order.coinsUsed;
    return tell(moved, 'CANCELLED', {
      about,
      ...(back > 0 && { amount: money(moved, back) }),
      ...(coins > 0 && { coins }),
    });
  },
  NOTIFY_GROUP_DONE: (moved) => tell(moved, 'GROUP_DONE'),
  NOTIFY_GROUP_FAILED: (moved) => tell(moved, 'GROUP_FAILED'),
};

const money = ({ order: { currency } }: Moved, amount: number) => ({ amount, currency });

const arrivesBy = ({ order: { promisedTo } }: Moved): NoticeFacts =>
  promisedTo === null ? {} : { day: promisedTo };

function tell({ tx, order, now, doors, tells }: Moved, kind: NoticeKind, facts: NoticeFacts = {}) {
  const { orderNumber, userId } = order;
  return orderNotices(doors).write(tx, {
    kind,
    orderNumber,
    userId,
    facts: { ...facts, ...tells?.facts },
    of: tells?.of,
    now,
  });
}

/** The coins that were just earned, and the day on which they can be used. */
async function tellCompleted(moved: Moved) {
  const { tx, order, now } = moved;
  const [kept] = await tx
    .select({ coins: orders.coinsEarned, timeZone: regions.timeZone })
    .from(orders)
    .innerJoin(regions, eq(regions.regionId, orders.regionId))
    .where(eq(orders.orderNumber, order.orderNumber));
  const coins = kept?.coins ?? 0;
  const until = kept && dayIn(kept.timeZone, daysAfter(now, returnDays));
  return tell(moved, 'RATE_REMINDER', coins > 0 && until ? { coins, until } : {});
}
