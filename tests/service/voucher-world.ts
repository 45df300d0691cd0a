import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { promoCodes } from '#service/db/schema/held-vouchers.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices } from '#service/db/schema/skus.ts';
import { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';
import { type CurrencyCode } from '#service/domain/money.ts';
import { post } from '#service/ledger/ledger.ts';
import type { LedgerUnit } from '#service/ledger/rules.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { casora, goods, sriLanka } from './world.ts';

type NewVoucher = Partial<typeof vouchers.$inferInsert> & {
  couponId: number;
  prodIds?: number[];
  code?: string;
};

/** A voucher of Sri Lanka for everybody, in force for a month around the day of the tests. */
export async function insertVoucher(db: Db, { prodIds = [], code, ...row }: NewVoucher) {
  await db.insert(vouchers).values({
    regionId: sriLanka,
    name: { en: `Voucher ${row.couponId}`, zh: `优惠券 ${row.couponId}` },
    scope: 'MALL',
    type: 'AMOUNT',
    reduceAmount: row.type === undefined || row.type === 'AMOUNT' ? 10_000 : null,
    minSpend: 0,
    allProducts: prodIds.length === 0,
    audience: 'ALL',
    startTime: new Date('2026-05-01T00:00:00Z'),
    endTime: new Date('2026-05-31T00:00:00Z'),
    total: 100,
    collected: 0,
    perUserLimit: 1,
    byCode: code !== undefined,
    ...row,
  });
  if (prodIds.length > 0)
    await db.insert(voucherProducts).values(prodIds.map((prodId) => ({ couponId: row.couponId, prodId })));
  if (code !== undefined)
    await db.insert(promoCodes).values({ code, regionId: row.regionId ?? sriLanka, couponId: row.couponId });
}

type NewGroup = { groupBuyId: number; prodId: number; price: number } & Partial<
  typeof groupBuys.$inferInsert
>;

/** A group buy of three pieces that runs for two days around the day of the tests. */
export async function insertGroup(db: Db, { price, ...row }: NewGroup) {
  await db.insert(groupBuys).values({
    skuId: null,
    targetCount: 3,
    joinedCount: 0,
    startTime: new Date('2026-05-03T08:00:00Z'),
    endTime: new Date('2026-05-05T08:00:00Z'),
    limitPerUser: 2,
    ...row,
  });
  await db.insert(groupBuyPrices).values({ groupBuyId: row.groupBuyId, regionId: sriLanka, price });
}

/** Gives a member coins and money. */
export const give = (
  db: Db,
  userId: string,
  { coins = 0, wallet = 0, currency = 'LKR' }: { coins?: number; wallet?: number; currency?: CurrencyCode },
) =>
  inTransaction(db, async (tx) => {
    const at = new Date('2026-05-01T00:00:00Z');
    const put = (own: 'COINS' | 'WALLET', mall: 'MALL_COINS' | 'MALL_MONEY', amount: number) => {
      const unit: LedgerUnit = own === 'COINS' ? 'COIN' : currency;
      const entries = [
        { account: mall, unit, amount: -amount },
        { account: own, userId, unit, amount },
      ];
      return post(tx, { source: `desk:${randomUUID()}`, entries, at });
    };
    if (coins > 0) await put('COINS', 'MALL_COINS', coins);
    if (wallet > 0) await put('WALLET', 'MALL_MONEY', wallet);
  });

/** Somebody who takes cards everywhere and remembers what is to be given back to them. */
export function fakeCards() {
  const refunds: { orderNumber: string; cause: string }[] = [];
  const cards: CardDoor = {
    takesCards: () => true,
    async refundOrder(_tx, { orderNumber, cause }) {
      refunds.push({ orderNumber, cause });
    },
  };
  return { cards, refunds };
}

/** A promotion, insurance, and a voucher of each kind, as the design calculates with them (vouchers 801 to 805). */
export async function fillDiscounts(db: Db) {
  await db
    .update(skuPrices)
    .set({ price: 100_000 })
    .where(and(eq(skuPrices.skuId, goods.cup.skuId), eq(skuPrices.regionId, sriLanka)));
  await db.update(shops).set({ insuranceBps: 150 });
  await db.update(regions).set({ insuranceMin: 2_000 }).where(eq(regions.regionId, sriLanka));
  await db.insert(promotions).values({
    discountId: 9001,
    shopId: casora,
    name: { en: '5% off', zh: '减 5 %' },
    percentOff: 5,
    startTime: new Date('2026-05-01'),
    endTime: new Date('2026-05-31'),
  });
  const cap = (percentOff: number, capAmount: number) => ({
    type: 'PERCENT' as const,
    percentOff,
    capAmount,
  });
  await insertVoucher(db, {
    ...cap(10, 5_000),
    couponId: 801,
    scope: 'PRODUCT',
    shopId: casora,
    prodIds: [goods.cup.prodId],
    perUserLimit: 9,
  });
  await insertVoucher(db, { couponId: 802, scope: 'SHOP', shopId: casora, perUserLimit: 9 });
  await insertVoucher(db, { ...cap(8, 30_000), couponId: 803, perUserLimit: 9 });
  await insertVoucher(db, {
    couponId: 804,
    scope: 'SHOP',
    shopId: casora,
    type: 'FREE_SHIPPING',
    capAmount: 20_000,
    perUserLimit: 9,
  });
  await insertVoucher(db, { couponId: 805, minSpend: 9_000_000, perUserLimit: 9 });
}
