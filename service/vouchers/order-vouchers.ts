import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { heldVouchers, orderVouchers } from '#service/db/schema/held-vouchers.ts';
import { orders } from '#service/db/schema/orders.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { nextVoucherStatus, type VoucherEvent } from './transition-table.ts';

/** What a voucher takes off one order of a checkout, in minor units. */
export type VoucherShare = { orderNumber: string; couponUserId: number; reduce: number };

/** Locks vouchers of a member in the order of their ids, so that they cannot change before the commit. */
export const lockVouchers = async (tx: Db, userId: string, couponUserIds: readonly number[]) => {
  if (couponUserIds.length === 0) return;
  await tx
    .select({ id: heldVouchers.couponUserId })
    .from(heldVouchers)
    .where(and(eq(heldVouchers.userId, userId), inArray(heldVouchers.couponUserId, [...couponUserIds])))
    .orderBy(asc(heldVouchers.couponUserId))
    .for('update');
};

type Taken = {
  userId: string;
  shares: readonly VoucherShare[];
  /** Numbers of the orders that do not wait for money: paid at once, or cash on delivery. */
  settled: ReadonlySet<string>;
  now: Date;
};

/**
 * Assigns a member's vouchers to the orders of a checkout: LOCKED while all orders of a voucher wait for money, else USED.
 * Throws `voucher.not_applicable` for a voucher that has expired or that another order has taken meanwhile.
 */
export async function takeVouchers(tx: Db, { userId, shares, settled, now }: Taken): Promise<void> {
  const ids = [...new Set(shares.map(({ couponUserId }) => couponUserId))].toSorted((a, b) => a - b);
  for (const couponUserId of ids) {
    const own = shares.filter((share) => share.couponUserId === couponUserId);
    const isUsed = own.some(({ orderNumber }) => settled.has(orderNumber));
    const [held] = await tx
      .select()
      .from(heldVouchers)
      .where(and(eq(heldVouchers.couponUserId, couponUserId), eq(heldVouchers.userId, userId)))
      .for('update');
    const isValid = held !== undefined && held.validUntil > now;
    const status =
      held &&
      nextVoucherStatus(held.status, isUsed ? 'submitPaid' : 'submitToPay', (guard) =>
        guard === 'stillValid' ? isValid : !isValid,
      );
    if (!status) throw new Refusal('voucher.not_applicable', { details: { couponUserId } });
    await tx
      .update(heldVouchers)
      .set({ status, useTime: isUsed ? now : null, orderNumber: own[0]?.orderNumber ?? null })
      .where(eq(heldVouchers.couponUserId, couponUserId));
  }
  if (shares.length > 0) await tx.insert(orderVouchers).values([...shares]);
}

/** An order is paid: its vouchers are used. */
export async function useVouchers(tx: Db, orderNumber: string, now: Date): Promise<void> {
  for (const { couponUserId, status } of await vouchersOf(tx, orderNumber)) {
    const next = nextVoucherStatus(status, 'paymentSucceeded');
    if (next) await set(tx, couponUserId, { status: next, useTime: now });
  }
}

/**
 * An order was cancelled: each of its vouchers is COLLECTED again, or EXPIRED, once every order that used it is cancelled. The
 * voucher is locked before the other orders are read, so that of two orders cancelled at once the second sees the first.
 */
export async function giveBackVouchers(tx: Db, orderNumber: string, now: Date): Promise<void> {
  for (const { couponUserId, couponId, status, validUntil } of await vouchersOf(tx, orderNumber)) {
    const others = await tx
      .select({ orderNumber: orders.orderNumber })
      .from(orderVouchers)
      .innerJoin(orders, eq(orders.orderNumber, orderVouchers.orderNumber))
      .where(
        and(
          eq(orderVouchers.couponUserId, couponUserId),
          ne(orders.orderNumber, orderNumber),
          // An order that was closed by refunds of all its goods counts as not cancelled: its vouchers stay used.
          or(ne(orders.status, 'CANCELLED'), eq(orders.closeType, 'REFUNDED')),
        ),
      )
      .limit(1);
    if (others.length > 0) continue;
    const event: VoucherEvent = status === 'LOCKED' ? 'orderEndedUnpaid' : 'cancelledBeforeShipping';
    const next = nextVoucherStatus(status, event, (guard) => (guard === 'stillValid') === validUntil > now);
    if (!next) continue;
    // A voucher that the shop has withdrawn meanwhile is withdrawn from its member too.
    const isGone = next === 'COLLECTED' && (await isWithdrawn(tx, couponId));
    const left = isGone ? nextVoucherStatus(next, 'withdraw') : next;
    await set(tx, couponUserId, { status: left ?? next, useTime: null, orderNumber: null });
  }
}

/** Whether the shop has withdrawn a voucher; waits for a withdrawal that is not committed yet. */
async function isWithdrawn(tx: Db, couponId: number): Promise<boolean> {
  const [voucher] = await tx
    .select({ withdrawnAt: vouchers.withdrawnAt })
    .from(vouchers)
    .where(eq(vouchers.couponId, couponId))
    .for('share');
  return (voucher?.withdrawnAt ?? null) !== null;
}

/** The vouchers of an order, locked in the order of their ids. */
const vouchersOf = (tx: Db, orderNumber: string) =>
  tx
    .select()
    .from(heldVouchers)
    .where(
      inArray(
        heldVouchers.couponUserId,
        tx
          .select({ id: orderVouchers.couponUserId })
          .from(orderVouchers)
          .where(eq(orderVouchers.orderNumber, orderNumber)),
      ),
    )
    .orderBy(asc(heldVouchers.couponUserId))
    .for('update');

const set = (tx: Db, couponUserId: number, change: Partial<typeof heldVouchers.$inferInsert>) =>
  tx.update(heldVouchers).set(change).where(eq(heldVouchers.couponUserId, couponUserId));
