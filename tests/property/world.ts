import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { attributes, attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { banners, indexTagProducts, indexTags } from '#service/db/schema/home.ts';
import { productCategories, products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { hotSearches, searchTerms } from '#service/db/schema/search.ts';
import { brands } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { foldForSearch, foldLines } from '#service/db/search-text.ts';
import { insertGroup, insertVoucher } from '../service/voucher-world.ts';
import { casora, goods, laos, sriLanka, turkiye } from '../service/world.ts';

export const brandId = 801;
export const tagId = 901;
export const attrValueId = 611;
/** One of the mall, one of a shop, one of delivery. */
export const couponIds = [801, 802, 803];
export const groupBuyId = 601;

/** What the small world lacks for the home page, the search and the reviews: a little of each. */
export async function insertShowcase(db: Db) {
  const regionIds = [sriLanka, laos, turkiye];
  await db.insert(brands).values({ brandId, slug: 'aurelo', name: 'Aurelo', nameZh: '金雀', logo: null });
  await db.insert(indexTags).values([
    {
      tagId,
      slug: 'fresh',
      title: { en: 'Fresh', tr: 'Taze' },
      style: 'GRID',
      kind: 'RECOMMENDED',
      icon: null,
      seq: 2,
    },
    {
      tagId: tagId + 1,
      slug: 'cod',
      title: { en: 'Pay at the door' },
      style: 'BANNER',
      kind: 'SERVICE',
      icon: '/media/icons/cod.svg',
      seq: 1,
    },
  ]);
  await db.insert(attributes).values({ attrId: 601, name: { en: 'Colour', zh: '颜色' }, seq: 1 });
  await db.insert(attributeValues).values({ attrValueId, attrId: 601, value: { en: 'White' } });
  for (const { prodId, name } of Object.values(goods)) {
    const names = [name.en, 'zh' in name ? name.zh : undefined];
    await db
      .update(products)
      .set({ brandId, searchName: foldLines(names), searchText: foldLines(names) })
      .where(eq(products.prodId, prodId));
    await db.insert(productCategories).values({ categoryId: 1, prodId });
    await db.insert(indexTagProducts).values({ tagId, prodId, seq: prodId });
    await db.insert(productAttributes).values({ attrValueId, prodId });
    const term = {
      kind: 'product',
      language: 'en',
      content: name.en,
      folded: foldForSearch(name.en),
      prodId,
      weight: 1,
    };
    await db.insert(searchTerms).values(term);
  }
  const [ofMall = 0, ofShop = 0, ofDelivery = 0] = couponIds;
  const plenty = { total: 100_000, perUserLimit: 1_000 };
  await insertVoucher(db, { ...plenty, couponId: ofMall, type: 'PERCENT', percentOff: 8 });
  await insertVoucher(db, { ...plenty, couponId: ofShop, scope: 'SHOP', shopId: casora });
  await insertVoucher(db, { ...plenty, couponId: ofDelivery, type: 'FREE_SHIPPING', code: 'TEA-TIME' });
  const { prodId } = goods.kettle;
  await insertGroup(db, { groupBuyId, prodId, price: 90_000, targetCount: 1_000, limitPerUser: 1_000 });
  const banner = {
    img: '/media/banners/b.webp',
    title: { en: 'Tea time' },
    text: { en: 'Warm cups', zh: '热茶' },
    regionIds,
  };
  await db.insert(banners).values([
    { ...banner, bannerId: 1, type: 2, relation: tagId, seq: 1 },
    { ...banner, bannerId: 2, type: -1, relation: null, seq: 2 },
  ]);
  await db.insert(hotSearches).values(
    ['en', 'zh', 'tr'].map((language, index) => ({
      hotSearchId: index + 1,
      content: 'kettle',
      language,
      rank: 1,
      searches: 5,
      hot: true,
      regionIds,
    })),
  );
  const review = {
    prodId: goods.kettle.prodId,
    skuName: { en: 'White', tr: 'Beyaz' },
    content: 'Güzel çaydanlık',
    language: 'tr' as const,
    createdAt: new Date('2026-04-01'),
  };
  await db.insert(reviews).values([
    {
      ...review,
      skuId: goods.kettle.skuId,
      score: 5,
      pics: ['/media/reviews/r.webp'],
      nickName: 'Elif',
      isAnonymous: false,
    },
    {
      ...review,
      score: 1,
      pics: [],
      isAnonymous: true,
      replyContent: 'We are sorry',
      replyAt: new Date('2026-04-02'),
    },
  ]);
}

/** Fills the shelves again. */
export async function restock(db: Db) {
  for (const { skuId } of [goods.kettle, goods.cup, goods.tea, goods.limited, goods.prepaid]) {
    await db.update(skus).set({ stock: 5_000 }).where(eq(skus.skuId, skuId));
  }
}
