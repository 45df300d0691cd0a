import type { categories } from '#service/db/schema/categories.ts';
import type { brands, shops } from '#service/db/schema/shops.ts';
import { foldLines } from '#service/db/search-text.ts';
import { type Catalogue, type CatalogueShop, mediaUrl } from './catalogue.ts';
import { shopRatingOf } from './shop-rating.ts';

export const categoryRows = ({ categories: all }: Catalogue): (typeof categories.$inferInsert)[] =>
  all.map((category) => ({
    categoryId: category.id,
    parentId: category.parentId,
    level: category.level,
    slug: category.slug,
    name: category.name,
    path: category.path,
    pic: category.image && mediaUrl(category.image),
    seq: category.sort,
  }));

/** Insurance premium of flagship shops in basis points (hundredths of a per cent) of the goods. */
const insuranceBps = 150;

export function shopRows(catalogue: Catalogue): (typeof shops.$inferInsert)[] {
  const ratingOf = shopRatingOf(catalogue);
  return catalogue.shops.map((shop) => ({
    shopId: shop.id,
    slug: shop.slug,
    name: shop.name,
    nameZh: shop.nameZh,
    logo: mediaUrl(shop.logo),
    tint: shop.color,
    official: shop.type === 'flagship',
    country: shop.country,
    city: shop.city,
    intro: shop.about,
    openSince: `${shop.openedYear}-01-01`,
    ratingAvg: ratingOf(shop),
    replyPercent: shop.replyRate,
    followers: shop.followers,
    banner: bannerOf(shop, catalogue.banners),
    searchName: foldLines([shop.name, shop.nameZh]),
    insuranceBps: shop.type === 'flagship' ? insuranceBps : null,
  }));
}

/** The banner of the shop's main category; null when it has none. */
function bannerOf({ categoryIds: [department] }: CatalogueShop, banners: Catalogue['banners']) {
  const banner = banners.find(({ link }) => link.type === 'category' && link.id === department);
  return banner ? mediaUrl(banner.image) : null;
}

export const brandRows = ({ brands: all }: Catalogue): (typeof brands.$inferInsert)[] =>
  all.map((brand) => ({
    brandId: brand.id,
    slug: brand.slug,
    name: brand.name,
    nameZh: brand.nameZh,
    logo: mediaUrl(brand.logo),
    tagline: brand.tagline,
  }));
