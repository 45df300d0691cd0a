import type { ShopSummary } from '#openapi/schema.gen.ts';
import type { shops } from '#service/db/schema/shops.ts';
import type { Language } from '#service/domain/language.ts';
import { oneDecimal } from '#service/products/product-summary.ts';

type ShopRow = typeof shops.$inferSelect;

/** A shop as lists show it; `prodCount` is how many products it sells in the reader's region. */
export const shopSummaryOf = (shop: ShopRow, prodCount: number, language: Language): ShopSummary => ({
  shopId: shop.shopId,
  shopName: language === 'zh' ? shop.nameZh : shop.name,
  shopLogo: shop.logo,
  ratingAvg: oneDecimal(shop.ratingAvg),
  prodCount,
  official: shop.official,
});
