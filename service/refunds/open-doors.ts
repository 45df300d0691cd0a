import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import type { ShopperMails } from '#service/mail-preferences/shopper-mails.ts';
import { orderNotices } from '#service/orders/notices.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { afterSalesWith } from './after-sales.ts';
import type { RefundDoors } from './doors.ts';
import { refundNotices } from './notices.ts';

type DoorParts = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'write'>;
  mails: ShopperMails;
  cards: Pick<CardDoor, 'refundOrder'>;
};

/** Joins orders and refunds, which move each other: what orders ask of refunds, and what refunds need of orders. */
export function refundDoorsOf({ db, clock, outbox, mails, cards }: DoorParts) {
  const afterSales = afterSalesWith({ db, clock }, () => refundDoors);
  const refundDoors: RefundDoors = {
    orders: { outbox, mails, refundOrder: cards.refundOrder, afterSales },
    notices: refundNotices(orderNotices({ outbox, mails })),
  };
  return { refundDoors, afterSales };
}
