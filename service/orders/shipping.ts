import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import {
  insertParcel,
  ParcelFault,
  type ParcelRow,
  parcelsNumbered,
  parcelsOf,
  type Pieces,
  piecesToSend,
  type Scan,
  writeScan,
} from '#service/logistics/parcels.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { OrderRow } from './facts.ts';
import type { OrderDoors } from './moved.ts';
import { lockOrder, moveOrder } from './moving.ts';
import { orderNotices } from './notices.ts';

export type ParcelAsked = {
  courierName: string;
  trackingNumber: string;
  /** The pieces in the parcel, by SKU; without `items`, everything that is in no parcel yet. */
  items?: readonly { skuId: number; count: number }[];
};

/** Moves of orders and parcels that shipping and couriers cause; each is one transaction that locks the order. */
export function orderShipping(db: Db, clock: Clock, doors: OrderDoors) {
  const notices = orderNotices(doors);

  async function ship(tx: Db, orderNumber: string, { items, ...parcel }: ParcelAsked): Promise<void> {
    const now = clock();
    const order = await lockOrder(tx, { orderNumber });
    const left = await piecesToSend(tx, orderNumber);
    const packed = items ? chosen(left, items) : left;
    const isLast = sum(packed) === sum(left);
    const { courierName, trackingNumber } = parcel;
    const number = (await parcelsOf(tx, [orderNumber])).length + 1;
    const tells = { facts: { courierName, trackingNumber }, of: `parcel ${number}` };
    const asked = { orderNumber, actor: 'DESK', now, tells } as const;
    await moveOrder(tx, { ...asked, event: isLast ? 'ship' : 'shipPart' }, doors);
    if (packed.length === 0) throw new ParcelFault('everything of this order is in a parcel');
    await insertParcel(tx, { orderNumber: order.orderNumber, ...parcel, items: packed, at: now });
  }

  /** Tells the buyer of a report about a parcel, and moves the order where the report delivers it or a cash order was refused. */
  async function follow(tx: Db, order: OrderRow, parcel: ParcelRow, { word, at }: Scan): Promise<void> {
    const { orderNumber, userId } = order;
    const { parcelId, courierName, failedTries, state } = parcel;
    const now = clock();
    const told = { orderNumber, userId, facts: { courierName }, now };
    if (word === 'OUT_FOR_DELIVERY' && state === 'OUT_FOR_DELIVERY')
      await notices.write(tx, { ...told, kind: 'OUT_FOR_DELIVERY', of: `${parcelId} ${failedTries + 1}` });
    if (word === 'DELIVERED') await notices.write(tx, { ...told, kind: 'DELIVERED', of: `${parcelId}` });
    const all = await parcelsOf(tx, [orderNumber]);
    const isAllSent = order.status === 'TO_RECEIVE';
    const asked = { orderNumber, actor: 'DESK', now } as const;
    if (isAllSent && order.deliveredTime === null && all.every((one) => one.state === 'DELIVERED'))
      await moveOrder(tx, { ...asked, event: 'deliver', set: {}, now: at > now ? now : at }, doors);
    const isCash = order.payStatus === 'COD_PENDING';
    if (isAllSent && isCash && all.every((one) => one.state === 'RETURNING'))
      await moveOrder(tx, { ...asked, event: 'codRefused' }, doors);
  }

  async function report(tx: Db, order: OrderRow, parcel: ParcelRow, scan: Scan): Promise<boolean> {
    const moved = await writeScan(tx, parcel, scan);
    if (!moved) return false;
    if (moved.state !== parcel.state || scan.word === 'OUT_FOR_DELIVERY')
      await follow(tx, order, moved, scan);
    return true;
  }

  return {
    /** A parcel leaves the shop; the order is shipped once nothing of it is left. */
    ship: (orderNumber: string, parcel: ParcelAsked) =>
      inTransaction(db, (tx) => ship(tx, orderNumber, parcel)),

    /** The courier hands over what is on its way and, for cash on delivery, takes the money. */
    deliver: (orderNumber: string) =>
      inTransaction(db, async (tx) => {
        const now = clock();
        await moveOrder(tx, { orderNumber, event: 'deliver', actor: 'DESK', now }, doors);
        const order = await lockOrder(tx, { orderNumber });
        for (const parcel of await parcelsOf(tx, [orderNumber]))
          if (parcel.state !== 'DELIVERED') await report(tx, order, parcel, { word: 'DELIVERED', at: now });
      }),

    /**
     * Takes in a report about a parcel of an order: the parcel with this tracking number or, without a number, the newest one
     * that is not delivered. False for a report that is known already. Throws ParcelFault when there is no such parcel.
     */
    scan: (orderNumber: string, scan: Omit<Scan, 'at'> & { at?: Date }, trackingNumber?: string) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, { orderNumber });
        const all = await parcelsOf(tx, [orderNumber]);
        const parcel =
          trackingNumber === undefined
            ? (all.findLast(({ state }) => state !== 'DELIVERED') ?? all.at(-1))
            : all.find((one) => one.trackingNumber.toUpperCase() === trackingNumber.toUpperCase());
        if (!parcel) throw new ParcelFault('this order has no such parcel');
        return report(tx, order, parcel, { ...scan, at: scan.at ?? clock() });
      }),

    /** A line of a courier's file, which knows parcels by their numbers alone. False for one that is known already. */
    scanNumber: (trackingNumber: string, scan: Scan) =>
      inTransaction(db, async (tx) => {
        const [found] = await parcelsNumbered(tx, trackingNumber);
        if (!found) throw new ParcelFault(`no parcel has the number ${trackingNumber}`);
        const order = await lockOrder(tx, { orderNumber: found.orderNumber });
        const [parcel = found] = await parcelsNumbered(tx, trackingNumber);
        return report(tx, order, parcel, scan);
      }),
  };
}

const sum = (pieces: readonly { count: number }[]) => pieces.reduce((all, { count }) => all + count, 0);

/** The lines of the pieces asked for. Throws ParcelFault where fewer pieces than that are left to send. */
function chosen(left: readonly Pieces[], asked: readonly { skuId: number; count: number }[]): Pieces[] {
  return asked.map(({ skuId, count }) => {
    const line = left.find((one) => one.skuId === skuId);
    if (!line || count < 1 || count > line.count)
      throw new ParcelFault(`${line?.count ?? 0} pieces of SKU ${skuId} are left to send`);
    return { ...line, count };
  });
}
