import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { MyVoucher } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { heldVouchers, promoCodes } from '#service/db/schema/held-vouchers.ts';
import { orders } from '#service/db/schema/orders.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { heldRow } from './held.ts';
import { collectRefusal, promoCodeOf, validUntil } from './rules.ts';
import { heldVoucherIn } from './view.ts';

type Collecting = {
  userId: string;
  /** The region in which the shopper shops. */
  regionId: number;
  language: Language;
  command: Command | undefined;
};

type Taken = { couponId: number; source: 'COLLECT' | 'CODE' };

export type VoucherCollecting = ReturnType<typeof voucherCollecting>;

/** Gives vouchers to members. Locks the shopper, then the voucher, so that parallel requests cannot exceed limit or stock. */
export function voucherCollecting(db: Db, idempotency: IdempotencyStore, clock: Clock) {
  const keep = (asked: Collecting, find: (tx: Db) => Promise<Taken>): Promise<MyVoucher> =>
    inTransaction(db, async (tx) => {
      await lockShopper(tx, asked.userId);
      const now = clock();
      const couponUserId = await take(tx, asked, await find(tx), now);
      const row = await heldRow(tx, couponUserId);
      const result = heldVoucherIn(row, { language: asked.language, now });
      await idempotency.finishWith(tx, asked.command, 200, result);
      return result;
    });

  return {
    /** Collects a voucher of a public list (S1.30). Throws `resource.not_found` for one that only a promo code gives. */
    collect: (asked: Collecting, couponId: number) =>
      keep(asked, async (tx) => {
        const found = await tx
          .select({ couponId: vouchers.couponId })
          .from(vouchers)
          .where(and(eq(vouchers.couponId, couponId), eq(vouchers.byCode, false)));
        if (found.length === 0) throw notFound();
        return { couponId, source: 'COLLECT' };
      }),

    /** Collects the voucher of a promo code (S1.32). Throws `promo.invalid` for a code that the region does not know. */
    redeem: (asked: Collecting, code: string) =>
      keep(asked, async (tx) => {
        const [found] = await tx
          .select({ couponId: promoCodes.couponId })
          .from(promoCodes)
          .where(and(eq(promoCodes.code, promoCodeOf(code)), eq(promoCodes.regionId, asked.regionId)));
        if (!found) throw new Refusal('promo.invalid');
        return { couponId: found.couponId, source: 'CODE' };
      }),
  };
}

async function take(tx: Db, { userId, regionId }: Collecting, { couponId, source }: Taken, now: Date) {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.couponId, couponId)).for('update');
  if (!voucher) throw notFound();
  const [own] = await tx
    .select({ number: count() })
    .from(heldVouchers)
    .where(and(eq(heldVouchers.userId, userId), eq(heldVouchers.couponId, couponId)));
  const held = own?.number ?? 0;
  const facts = { voucher, held, regionId, hasBought: await hasBought(tx, userId), now };
  const refusal = collectRefusal(facts);
  if (refusal) throw new Refusal(refusal);
  await tx
    .update(vouchers)
    .set({ collected: sql`${vouchers.collected} + 1` })
    .where(eq(vouchers.couponId, couponId));
  const [kept] = await tx
    .insert(heldVouchers)
    .values({
      userId,
      couponId,
      source,
      status: 'COLLECTED',
      collectTime: now,
      validUntil: validUntil(voucher, now),
    })
    .returning({ couponUserId: heldVouchers.couponUserId });
  if (!kept) throw new Error('a voucher was not kept');
  return kept.couponUserId;
}

/** True once a member has an order that was not cancelled: vouchers for new members are over then. */
export async function hasBought(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'CANCELLED')))
    .limit(1);
  return found.length > 0;
}
