import { and, count, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { MyVoucherStatus, PageOfMyVoucher, Voucher, VoucherCounts } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import { regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { type HeldRow, heldVoucherIn } from './view.ts';

/** How many of a member's vouchers a list without pages holds at most. */
const listMax = 500;

type HeldQuery = {
  userId: string;
  language: Language;
  status: MyVoucherStatus | undefined;
  scope: Voucher['scope'] | undefined;
  page: PageAsked;
};

export type HeldVoucherStore = ReturnType<typeof heldVoucherStore>;

/** The vouchers that members hold. */
export function heldVoucherStore(db: Db, clock: Clock) {
  return {
    /** The vouchers that the member has collected as often as allowed. */
    async collectedIds(userId: string): Promise<number[]> {
      const rows = await db
        .select({ couponId: heldVouchers.couponId })
        .from(heldVouchers)
        .innerJoin(vouchers, eq(vouchers.couponId, heldVouchers.couponId))
        .where(eq(heldVouchers.userId, userId))
        .groupBy(heldVouchers.couponId, vouchers.perUserLimit)
        .having(sql`count(*) >= ${vouchers.perUserLimit}`)
        .orderBy(desc(heldVouchers.couponId))
        .limit(listMax);
      return rows.map(({ couponId }) => couponId);
    },

    /** The vouchers of a member, newest first, for all regions. */
    async page({ userId, language, status, scope, page }: HeldQuery): Promise<PageOfMyVoucher> {
      checkDepth(page);
      const now = clock();
      const where = and(
        eq(heldVouchers.userId, userId),
        status && inStatus(status, now),
        scope && eq(vouchers.scope, scope),
      );
      const rows = await heldRows(db, where)
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const [counted] = await db
        .select({ total: count() })
        .from(heldVouchers)
        .innerJoin(vouchers, eq(vouchers.couponId, heldVouchers.couponId))
        .where(where);
      const records = rows.map((row) => heldVoucherIn(row, { language, now }));
      return pageOf(records, counted?.total ?? 0, page);
    },

    async counts(userId: string): Promise<VoucherCounts> {
      const now = clock();
      const number = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
      const collected = inStatus('COLLECTED', now);
      const ofScope = (scope: Voucher['scope']) => number(and(collected, eq(vouchers.scope, scope)));
      const [counts] = await db
        .select({
          collected: number(collected),
          used: number(inStatus('USED', now)),
          expired: number(inStatus('EXPIRED', now)),
          product: ofScope('PRODUCT'),
          shop: ofScope('SHOP'),
          mall: ofScope('MALL'),
        })
        .from(heldVouchers)
        .innerJoin(vouchers, eq(vouchers.couponId, heldVouchers.couponId))
        .where(eq(heldVouchers.userId, userId));
      const { product = 0, shop = 0, mall = 0, ...rest } = counts ?? { collected: 0, used: 0, expired: 0 };
      return { ...rest, byScope: { PRODUCT: product, SHOP: shop, MALL: mall } };
    },
  };
}

/** `heldStatus` as an SQL condition, so that the database can cut the list into pages. */
function inStatus(status: MyVoucherStatus, now: Date): SQL | undefined {
  const written = eq(heldVouchers.status, status);
  if (status === 'COLLECTED') return and(written, gt(heldVouchers.validUntil, now));
  if (status !== 'EXPIRED') return written;
  return or(written, and(eq(heldVouchers.status, 'COLLECTED'), lte(heldVouchers.validUntil, now)));
}

/** Held vouchers with their voucher, shop and currency, newest first. */
export const heldRows = (db: Db, where: SQL | undefined) =>
  db
    .select({ held: heldVouchers, voucher: vouchers, shop: shops, currency: regions.currency })
    .from(heldVouchers)
    .innerJoin(vouchers, eq(vouchers.couponId, heldVouchers.couponId))
    .innerJoin(regions, eq(regions.regionId, vouchers.regionId))
    .leftJoin(shops, eq(shops.shopId, vouchers.shopId))
    .where(where)
    .orderBy(desc(heldVouchers.collectTime), desc(heldVouchers.couponUserId))
    .$dynamic();

export async function heldRow(db: Db, couponUserId: number): Promise<HeldRow> {
  const [row] = await heldRows(db, eq(heldVouchers.couponUserId, couponUserId));
  if (!row) throw notFound();
  return row;
}
