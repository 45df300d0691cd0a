import type { PgTable } from 'drizzle-orm/pg-core';
import { announcements } from '#service/db/schema/announcements.ts';
import { attributes, attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { banners, indexTagProducts, indexTags } from '#service/db/schema/home.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { promoCodes } from '#service/db/schema/held-vouchers.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { areas, regions } from '#service/db/schema/regions.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { hotSearches, searchTerms } from '#service/db/schema/search.ts';
import { brands, shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { soldDays } from '#service/db/schema/sold-days.ts';
import { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';
import { announcementRows } from './announcement-rows.ts';
import { type Catalogue, readAddresses, readCatalogue } from './catalogue.ts';
import { groupBuyPriceRows, groupBuyRows } from './group-buy-rows.ts';
import { bannerRows, indexTagProductRows, indexTagRows } from './home-rows.ts';
import { hotSearchRows } from './hot-search-rows.ts';
import { priceDayRows } from './price-day-rows.ts';
import { productCategoryRows, productRegionRows, productRows } from './product-rows.ts';
import { codeVoucherRows, promoCodeRows } from './promo-code-rows.ts';
import { promotionRows } from './promotion-rows.ts';
import { areaRows, regionRows } from './region-rows.ts';
import { reviewRows } from './review-rows.ts';
import { sampleOf, sampleOfAddresses } from './sample.ts';
import { searchTermRows } from './search-term-rows.ts';
import { readSearchWords } from './search-words.ts';
import { seedDay } from './seed-day.ts';
import { brandRows, categoryRows, shopRows } from './shop-rows.ts';
import { attributeRows, skuPriceRows, skuRows } from './sku-rows.ts';
import { soldDayRows } from './sold-day-rows.ts';
import { voucherProductRows, voucherRows } from './voucher-rows.ts';

export type SeedStep = { step: string; table: PgTable; rows: () => Record<string, unknown>[] };

type Seeded = {
  /** Number of products when only a sample is filled in, with a part of the address trees; undefined for everything. */
  sample?: number | undefined;
  now: Date;
};

/** The tables and rows of the seed: first those that are the same on every day (`lasting`), then those with dates (`dated`). */
export function seedSteps({ sample, now }: Seeded) {
  const catalogue = sample === undefined ? readCatalogue() : sampleOf(readCatalogue(), sample);
  return { lasting: () => lastingSteps(catalogue, sample), dated: () => datedSteps(catalogue, now) };
}

function lastingSteps(catalogue: Catalogue, sample: number | undefined): SeedStep[] {
  const trees = sample === undefined ? readAddresses() : sampleOfAddresses(readAddresses());
  const choices = attributeRows(catalogue);
  const extraWords = readSearchWords();
  return [
    { step: 'regions', table: regions, rows: () => regionRows(catalogue) },
    { step: 'addresses', table: areas, rows: () => areaRows(catalogue, trees) },
    { step: 'categories', table: categories, rows: () => categoryRows(catalogue) },
    { step: 'shops', table: shops, rows: () => shopRows(catalogue) },
    { step: 'brands', table: brands, rows: () => brandRows(catalogue) },
    { step: 'products', table: products, rows: () => productRows(catalogue, extraWords) },
    { step: 'products', table: productCategories, rows: () => productCategoryRows(catalogue) },
    { step: 'prices', table: productRegions, rows: () => productRegionRows(catalogue) },
    { step: 'stock', table: skus, rows: () => skuRows(catalogue) },
    { step: 'prices', table: skuPrices, rows: () => skuPriceRows(catalogue) },
    { step: 'filters', table: attributes, rows: () => choices.attributes },
    { step: 'filters', table: attributeValues, rows: () => choices.values },
    { step: 'filters', table: productAttributes, rows: () => choices.links },
    { step: 'reviews', table: reviews, rows: () => reviewRows(catalogue) },
    { step: 'home page', table: indexTags, rows: () => indexTagRows(catalogue) },
    { step: 'home page', table: indexTagProducts, rows: () => indexTagProductRows(catalogue) },
    { step: 'home page', table: banners, rows: () => bannerRows(catalogue) },
    { step: 'search', table: hotSearches, rows: () => hotSearchRows(catalogue, extraWords) },
    { step: 'search', table: searchTerms, rows: () => searchTermRows(catalogue) },
  ];
}

function datedSteps(catalogue: Catalogue, now: Date): SeedStep[] {
  const day = seedDay(catalogue.meta.asOf, now);
  return [
    {
      step: 'prices',
      table: priceDays,
      rows: () => priceDayRows(skuPriceRows(catalogue), regionRows(catalogue), now),
    },
    { step: 'prices', table: soldDays, rows: () => soldDayRows(catalogue, now) },
    { step: 'vouchers', table: vouchers, rows: () => voucherRows(catalogue, day) },
    { step: 'vouchers', table: voucherProducts, rows: () => voucherProductRows(catalogue) },
    { step: 'vouchers', table: vouchers, rows: () => codeVoucherRows(catalogue, day) },
    { step: 'vouchers', table: promoCodes, rows: () => promoCodeRows(catalogue) },
    { step: 'vouchers', table: promotions, rows: () => promotionRows(catalogue, day) },
    { step: 'group buys', table: groupBuys, rows: () => groupBuyRows(catalogue, day) },
    { step: 'group buys', table: groupBuyPrices, rows: () => groupBuyPriceRows(catalogue) },
    { step: 'news', table: announcements, rows: () => announcementRows(catalogue, day) },
  ];
}
