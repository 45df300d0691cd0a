import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';
import { announcements } from '#service/db/schema/announcements.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { promoCodes } from '#service/db/schema/held-vouchers.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';
import { announcementRows } from './announcement-rows.ts';
import type { Catalogue } from './catalogue.ts';
import { groupBuyPriceRows, groupBuyRows } from './group-buy-rows.ts';
import { codeVoucherRows, promoCodeRows } from './promo-code-rows.ts';
import { promotionRows } from './promotion-rows.ts';
import { seedDay } from './seed-day.ts';
import { shopRows } from './shop-rows.ts';
import { voucherProductRows, voucherRows } from './voucher-rows.ts';

/**
 * Gives a mall that was filled by the first seed what came later: vouchers, group buys, pictures of shops, news,
 * promo codes, promotions, insurance. Each only where
 * there is none, and of products that are still there; nothing that is there is changed.
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
  await addShopRows(tx, there);
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

/** The catalogue without products and shops that the mall has no more. */
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
