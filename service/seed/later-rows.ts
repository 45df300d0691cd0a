import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';
import { announcements } from '#service/db/schema/announcements.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { promoCodes } from '#service/db/schema/held-vouchers.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';
import { announcementRows } from './announcement-rows.ts';
import type { Catalogue } from './catalogue.ts';
import { groupBuyPriceRows, groupBuyRows } from './group-buy-rows.ts';
import { addLookRows } from './look-rows.ts';
import { priceDayRows } from './price-day-rows.ts';
import { codeVoucherRows, promoCodeRows } from './promo-code-rows.ts';
import { promotionRows } from './promotion-rows.ts';
import { seedDay } from './seed-day.ts';
import { shopRows } from './shop-rows.ts';
import { voucherProductRows, voucherRows } from './voucher-rows.ts';

/**
 * Adds to a mall of an earlier seed what later seeds brought: vouchers, group buys, pictures of shops, announcements, promo codes,
 * promotions, insurance, the price history, colours and last week's sales. Each only where the mall has none yet, and only for
 * products that it still has; existing values do not change.
 */
export async function addLaterRows(tx: Db, catalogue: Catalogue, now: Date) {
  const day = seedDay(catalogue.meta.asOf, now);
  const there = await kept(tx, catalogue);
  if (await isEmpty(tx, vouchers)) {
    await tx.insert(vouchers).values(voucherRows(there, day));
    const named = voucherProductRows(there);
    if (named.length > 0) await tx.insert(voucherProducts).values(named);
  }
  if (await isEmpty(tx, groupBuys)) {
    const campaigns = groupBuyRows(there, day);
    if (campaigns.length > 0) {
      await tx.insert(groupBuys).values(campaigns);
      await tx.insert(groupBuyPrices).values(groupBuyPriceRows(there));
    }
  }
  if (await isEmpty(tx, announcements)) {
    await tx.insert(announcements).overridingSystemValue().values(announcementRows(there, day));
  }
  if (await isEmpty(tx, promoCodes)) {
    await tx.insert(vouchers).values(codeVoucherRows(there, day)).onConflictDoNothing();
    await tx.insert(promoCodes).values(promoCodeRows(there));
  }
  const offered = promotionRows(there, day);
  if (offered.length > 0 && (await isEmpty(tx, promotions))) await tx.insert(promotions).values(offered);
  if (await isEmpty(tx, priceDays)) await addPriceDays(tx, there, now);
  await addShopRows(tx, there);
  await addLookRows(tx, there, now);
}

/** Rows of one statement; PostgreSQL accepts 65,535 values at most. */
const daysAtOnce = 5_000;

/** Adds an invented price history that ends at the present prices. */
async function addPriceDays(tx: Db, { products }: Catalogue, now: Date) {
  const prices = await tx
    .select({
      skuId: skuPrices.skuId,
      regionId: skuPrices.regionId,
      price: skuPrices.price,
      oriPrice: skuPrices.oriPrice,
    })
    .from(skuPrices)
    .innerJoin(skus, eq(skus.skuId, skuPrices.skuId))
    .where(
      inArray(
        skus.prodId,
        products.map(({ id }) => id),
      ),
    );
  const rows = priceDayRows(prices, await tx.select().from(regions), now);
  for (let from = 0; from < rows.length; from += daysAtOnce)
    await tx.insert(priceDays).values(rows.slice(from, from + daysAtOnce));
}

/** Pictures and insurance of shops that have none. */
async function addShopRows(tx: Db, catalogue: Catalogue) {
  for (const { shopId, banner, insuranceBps = null } of shopRows(catalogue)) {
    if (insuranceBps !== null)
      await tx
        .update(shops)
        .set({ insuranceBps })
        .where(and(eq(shops.shopId, shopId), isNull(shops.insuranceBps)));
    if (banner)
      await tx
        .update(shops)
        .set({ banner })
        .where(and(eq(shops.shopId, shopId), isNull(shops.banner)));
  }
}

/** The catalogue without products and shops that the mall does not have any more. */
async function kept(tx: Db, catalogue: Catalogue): Promise<Catalogue> {
  const skuIds = catalogue.groupBuys.flatMap(({ skuId }) => skuId ?? []);
  const known = await tx
    .select({ prodId: skus.prodId, skuId: skus.skuId })
    .from(skus)
    .where(
      inArray(
        skus.prodId,
        catalogue.products.map(({ id }) => id),
      ),
    );
  const shopIds = new Set(
    (await tx.select({ shopId: shops.shopId }).from(shops)).map(({ shopId }) => shopId),
  );
  const products = new Set(known.map(({ prodId }) => prodId));
  const pieces = new Set(known.map(({ skuId }) => skuId));
  const gone = new Set(skuIds.filter((skuId) => !pieces.has(skuId)));
  return {
    ...catalogue,
    shops: catalogue.shops.filter(({ id }) => shopIds.has(id)),
    products: catalogue.products.filter(({ id }) => products.has(id)),
    vouchers: catalogue.vouchers.filter(({ shopId }) => shopId === null || shopIds.has(shopId)),
    groupBuys: catalogue.groupBuys.filter(({ skuId }) => skuId === null || !gone.has(skuId)),
  };
}

async function isEmpty(tx: Db, table: PgTable): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(table)
    .limit(1);
  return rows.length === 0;
}
