import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { areas, regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';

export const sriLanka = 659006000343;
export const china = 100000000000;
export const laos = 659006000408;
export const turkiye = 659006000409;

const region = { flag: '/media/flags/x.svg', timeZone: 'Asia/Colombo', isDefault: false };

/** The shops: Casora charges delivery, GreenBasket delivers free in Sri Lanka. */
export const casora = 11;
export const greenBasket = 22;
export const closedShop = 33;

type GoodsRow = {
  prodId: number;
  skuId: number;
  shopId: number;
  name: { en: string; zh?: string };
  price: number;
  stock?: number;
  limitPerUser?: number | null;
  regionIds?: number[];
  fee?: number;
  free?: boolean;
  cod?: boolean;
  onShelf?: boolean;
};

/** Everything the tests buy; prices are in minor units and the same in every region the thing is sold in. */
export const goods = {
  kettle: {
    prodId: 5001,
    skuId: 70011,
    shopId: casora,
    name: { en: 'Enamel kettle', zh: '搪瓷水壶' },
    price: 125_000,
    fee: 35_000,
  },
  cup: {
    prodId: 5002,
    skuId: 70021,
    shopId: casora,
    name: { en: 'Tea cup 100%' },
    price: 99_900,
    fee: 20_000,
  },
  tea: {
    prodId: 5003,
    skuId: 70031,
    shopId: greenBasket,
    name: { en: 'Black tea', zh: '红茶' },
    price: 45_000,
    free: true,
  },
  soldOut: {
    prodId: 5004,
    skuId: 70041,
    shopId: casora,
    name: { en: 'Pedestal fan' },
    price: 1_000,
    stock: 0,
  },
  chinaOnly: {
    prodId: 5007,
    skuId: 70071,
    shopId: casora,
    name: { en: 'Rice cooker' },
    price: 30_000,
    regionIds: [china],
  },
  offShelf: {
    prodId: 5008,
    skuId: 70081,
    shopId: casora,
    name: { en: 'Old radio' },
    price: 5_000,
    onShelf: false,
  },
  limited: {
    prodId: 5009,
    skuId: 70091,
    shopId: casora,
    name: { en: 'Gift box' },
    price: 2_000,
    limitPerUser: 2,
  },
  prepaid: {
    prodId: 5010,
    skuId: 70101,
    shopId: casora,
    name: { en: 'Gold ring' },
    price: 900_000,
    cod: false,
  },
  closed: { prodId: 5011, skuId: 70111, shopId: closedShop, name: { en: 'Garden lamp' }, price: 7_000 },
} satisfies Record<string, GoodsRow>;

/** Province, district and town of each region; Colombo has a second town. */
export const places = {
  colombo: { countryCode: 'LK', regionId: sriLanka, provinceId: 101, districtId: 102, townId: 103 },
  kandy: { countryCode: 'LK', regionId: sriLanka, provinceId: 111, districtId: 112, townId: 113 },
  istanbul: { countryCode: 'TR', regionId: turkiye, provinceId: 201, districtId: 202, townId: 203 },
};

export async function insertWorld(db: Db) {
  await db.insert(regions).values([
    {
      ...region,
      regionId: sriLanka,
      countryCode: 'LK',
      name: { en: 'Sri Lanka' },
      phoneCode: '94',
      currency: 'LKR',
      couriers: ['Island Express', 'Pearl Courier'],
      isDefault: true,
      seq: 1,
    },
    {
      ...region,
      regionId: china,
      countryCode: 'CN',
      name: { en: 'China' },
      phoneCode: '86',
      currency: 'CNY',
      couriers: ['Yunlu Express'],
      seq: 2,
    },
    {
      ...region,
      regionId: laos,
      countryCode: 'LA',
      name: { en: 'Laos' },
      phoneCode: '856',
      currency: 'LAK',
      couriers: ['Mekong Post'],
      seq: 3,
    },
    {
      ...region,
      regionId: turkiye,
      countryCode: 'TR',
      name: { en: 'Türkiye' },
      phoneCode: '90',
      currency: 'TRY',
      couriers: ['Anka Kargo'],
      seq: 4,
    },
  ]);
  await db.insert(areas).values(
    [
      [101, sriLanka, null, 1, 'Western'],
      [102, sriLanka, 101, 2, 'Colombo'],
      [103, sriLanka, 102, 3, 'Nugegoda'],
      [111, sriLanka, null, 1, 'Central'],
      [112, sriLanka, 111, 2, 'Kandy'],
      [113, sriLanka, 112, 3, 'Peradeniya'],
      [201, turkiye, null, 1, 'İstanbul'],
      [202, turkiye, 201, 2, 'Kadıköy'],
      [203, turkiye, 202, 3, 'Caferağa'],
    ].map(([areaId, regionId, parentId, level, name]) => ({
      areaId: Number(areaId),
      regionId: Number(regionId),
      parentId: parentId as number | null,
      level: Number(level),
      name: String(name),
    })),
  );
  const shop = {
    logo: null,
    official: true,
    country: 'LK',
    city: 'Colombo',
    intro: { en: '' },
    openSince: '2020-01-01',
    followers: 0,
    searchName: '',
  };
  await db.insert(shops).values([
    { ...shop, shopId: casora, slug: 'casora', name: 'Casora', nameZh: '卡索拉' },
    { ...shop, shopId: greenBasket, slug: 'greenbasket', name: 'GreenBasket', nameZh: '绿篮' },
    { ...shop, shopId: closedShop, slug: 'closed', name: 'Closed shop', nameZh: '停业店', open: false },
  ]);
  await db
    .insert(categories)
    .values({ categoryId: 1, level: 1, slug: 'home', name: { en: 'Home' }, path: [1], seq: 1 });
  for (const row of Object.values<GoodsRow>(goods)) await insertGoods(db, row);
}

export async function insertGoods(db: Db, row: GoodsRow) {
  const { prodId, skuId, shopId, name, price, stock = 50, limitPerUser = null, onShelf = true } = row;
  const { regionIds = [sriLanka, laos, turkiye], fee = 0, free = false, cod = true } = row;
  await db.insert(products).values({
    prodId,
    shopId,
    name,
    categoryId: 1,
    itemCode: `C${prodId}`,
    slug: `p${prodId}`,
    brief: { en: '' },
    contentHtml: { en: '' },
    specs: [],
    imgs: [`/media/products/${prodId}.webp`],
    tags: [],
    services: [],
    feedSeq: prodId,
    warrantyMonths: 12,
    weightGrams: 1,
    soldNum: 0,
    favouriteCount: 0,
    ratingCount: 0,
    ratingStars: [0, 0, 0, 0, 0],
    onShelf,
    searchName: '',
    searchText: '',
    createdAt: new Date('2026-01-01'),
  });
  await db.insert(skus).values({
    skuId,
    prodId,
    code: `S${skuId}`,
    skuName: { en: 'White', ru: 'Белый' },
    properties: [],
    stock,
    limitPerUser,
    seq: 1,
  });
  await db.insert(productRegions).values(
    regionIds.map((regionId) => ({
      prodId,
      regionId,
      price,
      oriPrice: null,
      shipFrom: 'LK',
      overseas: false,
      minDays: 2,
      maxDays: 4,
      fee,
      freeWithinRegion: free,
      codAvailable: cod,
    })),
  );
  await db
    .insert(skuPrices)
    .values(regionIds.map((regionId) => ({ skuId, regionId, price, oriPrice: null })));
}
