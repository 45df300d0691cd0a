import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CartInfo,
  OrderDetail,
  PageOfFavouriteItem,
  PageOfFootprintItem,
  PageOfProductSummary,
  ProductDetail,
  SearchResult,
  Suggestion,
} from '#openapi/schema.gen.ts';
import { openDatabase } from '#service/db/connect.ts';
import { seedDatabase } from '#service/seed/seed.ts';
import { openOlderDatabase } from '../older-database.ts';
import { openShop, type Shop, type Shopper } from '../shop.ts';
import { sriLanka } from '../world.ts';

/** Migrations before texts had languages. */
const before = 15;
const now = '2026-11-21T20:00:00Z';
const toaster = 100_001;
/** In the catalogue before this one, with a maker's mark on its pictures. */
const mixer = 100_012;
const shirt = 100_155;
const member = { user_id: 'u_old' };
const orderNumber = '261101080000000001';

const rows = JSON.parse(readFileSync('tests/fixtures/catalogue-1.json', 'utf8')) as Record<
  string,
  Record<string, unknown>[]
>;

/** What a member had of three products, one of which is withdrawn, and what the mall offered of that one. */
const held = {
  users: [
    {
      ...member,
      nick_name: 'Nimal',
      mail: 'nimal@example.com',
      region_id: sriLanka,
      invite_code: 'OLD1',
      created_at: now,
    },
  ],
  cart_items: [
    [1, toaster, 10_000_101],
    [2, mixer, 10_001_201],
  ].map(([basket_id, prod_id, sku_id]) => ({
    ...member,
    basket_id,
    prod_id,
    sku_id,
    shop_id: 2003,
    region_id: sriLanka,
    count: 1,
    price_at_add: 100_000,
    added_at: now,
  })),
  favourites: [toaster, mixer].map((prod_id) => ({
    ...member,
    prod_id,
    region_id: sriLanka,
    saved_price: 100_000,
    saved_at: now,
  })),
  footprints: [{ ...member, browse_log_id: 1, prod_id: mixer, day: '2026-11-21', seen_at: now }],
  checkouts: [{ ...member, jti: 'old', used_at: now }],
  orders: [
    {
      ...member,
      order_number: orderNumber,
      checkout_jti: 'old',
      shop_id: 2003,
      region_id: sriLanka,
      status: 'TO_DELIVER',
      pay_type: 'COD_CASH',
      pay_status: 'COD_PENDING',
      currency: 'LKR',
      subtotal: 200_000,
      delivery_fee: 0,
      total: 200_000,
      due: 200_000,
      address: { receiver: 'Nimal', mobile: '0094771234567', altMobile: null, text: 'Colombo' },
      created_at: now,
    },
  ],
  order_items: [
    [1, toaster, 10_000_101, 'Two-Slice Toaster with Wide Slots', 'Black', 'two-slice-toaster-2'],
    [2, mixer, 10_001_201, 'Planetary Stand Mixer 5 L', 'Red', 'stand-mixer-1'],
  ].map(([order_item_id, prod_id, sku_id, name, sku_name, pic]) => ({
    order_item_id,
    order_number: orderNumber,
    prod_id,
    sku_id,
    names: { en: name },
    sku_name,
    pic: `/media/products/${pic}.webp`,
    price: 100_000,
    count: 1,
    line_total: 100_000,
    line_net: 100_000,
  })),
  vouchers: [
    ...(rows.vouchers ?? []),
    {
      ...rows.vouchers?.[0],
      coupon_id: 99_991,
      scope: 'PRODUCT',
      shop_id: 2003,
      all_products: false,
      name: { en: 'Save on Planetary Stand Mixer 5 L' },
    },
  ],
  voucher_products: [{ coupon_id: 99_991, prod_id: mixer }],
  group_buys: [
    ...(rows.group_buys ?? []),
    { ...rows.group_buys?.[0], group_buy_id: 99, prod_id: mixer, sku_id: null },
  ],
  group_buy_prices: [
    ...(rows.group_buy_prices ?? []),
    { ...rows.group_buy_prices?.[0], group_buy_id: 99, region_id: sriLanka },
  ],
};

const rowsOfThen = () => ({ ...rows, ...held });

let shop: Shop;
let shopper: Shopper;
let filledAnew: boolean;
beforeAll(async () => {
  const older = await openOlderDatabase(before);
  await older.fill(rowsOfThen());
  const database = await openDatabase({ memory: true, copy: await older.dump() });
  await older.close();
  await database.migrate();
  // What the shopkeeper has set since stays.
  await database.db.execute(sql`update skus set stock = 7 where sku_id = 10000101`);
  filledAnew = await seedDatabase(database, { now: new Date(now) });
  shop = await openShop({ database });
  shop.time.now = new Date(now);
  shopper = await shop.logIn('nimal@example.com');
});
afterAll(() => shop.close());

const ask = async <T>(path: string, language: string) =>
  (await shop.ask<T>(`/api${path}`, { headers: { 'Accept-Language': language } })).body;
const inRussian = { 'Accept-Language': 'ru-RU' };

test('an older mall says names, specifications, choices and shops in every language', async () => {
  const product = await ask<ProductDetail>(`/prod/prodInfo?prodId=${toaster}&regionId=${sriLanka}`, 'ru-RU');
  expect(product).toMatchObject({
    prodName: 'Тостер на два ломтика с широкими слотами',
    skuList: expect.arrayContaining([
      expect.objectContaining({
        skuName: 'Чёрный',
        stocks: 7,
        properties: [{ name: 'Цвет', value: 'Чёрный' }],
      }),
    ]) as unknown,
    specs: expect.arrayContaining([{ name: 'Мощность', value: '850 Вт' }]) as unknown,
  });
  expect(product.contentHtml).toContain('В два широких слота');
  expect(JSON.stringify(product)).not.toContain('Lang"');
  const shirts = await ask<ProductDetail>(`/prod/prodInfo?prodId=${shirt}&regionId=${sriLanka}`, 'en-US');
  expect(shirts.prodName).toBe('Plain Cotton Crew-Neck T-Shirt');
});

test('it finds by the new words, also what is typed half', async () => {
  const found = await ask<SearchResult>(
    `/search?key=${encodeURIComponent('тостер')}&regionId=${sriLanka}`,
    'ru-RU',
  );
  expect(found.records.map(({ prodId }) => prodId)).toEqual([toaster]);
  expect(found.facets.attrs.map(({ attrName }) => attrName)).toEqual(['Цвет']);
  const begun = await ask<Suggestion[]>(
    `/search/suggest/keyword?keyword=${encodeURIComponent('тост')}&regionId=${sriLanka}`,
    'ru-RU',
  );
  expect(begun.map(({ keyword }) => keyword)).toEqual([
    'Тостер на два ломтика с широкими слотами',
    'Чайники и тостеры',
  ]);
  expect((await ask<SearchResult>(`/search?key=brick&regionId=${sriLanka}`, 'en-US')).total).toBe(0);
});

test('what was withdrawn is on no shelf, in no search, voucher or group buy', async () => {
  for (const path of [
    `/search?key=mixer&regionId=${sriLanka}`,
    `/search/suggest/keyword?keyword=planetary&regionId=${sriLanka}`,
    `/indexTag/moreGoodStuff?regionId=${sriLanka}`,
    `/indexTag/tagdetaillist?tagId=4005&regionId=${sriLanka}`,
    `/prod/pageProd?shopId=2003&regionId=${sriLanka}`,
    `/prod/similar?prodId=${toaster}&regionId=${sriLanka}`,
    `/group/page?regionId=${sriLanka}`,
    `/coupon/page?regionId=${sriLanka}`,
  ]) {
    const { status, body } = await shop.ask(`/api${path}`);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(JSON.stringify(body)).not.toMatch(/100012|Mixer/);
  }
  const all = await ask<PageOfProductSummary>(`/indexTag/moreGoodStuff?regionId=${sriLanka}`, 'en-US');
  expect(all.records.map(({ prodId }) => prodId).toSorted((a, b) => a - b)).toEqual([toaster, shirt]);
  expect((await shop.ask(`/api/prod/prodInfo?prodId=${mixer}&regionId=${sriLanka}`)).status).toBe(404);
});

test('a cart, favourites and a footprint keep what was withdrawn and say that it is no longer sold', async () => {
  const { body: cart } = await shopper.post<CartInfo>(
    '/p/shopCart/info',
    { basketIdShopCartParamMap: {} },
    inRussian,
  );
  expect(cart.invalid).toMatchObject([
    { prodId: mixer, state: 'OFF_SHELF', prodName: 'Planetary Stand Mixer 5 L', prodNameLang: 'en' },
  ]);
  const fits = cart.shops.flatMap((one) =>
    one.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  );
  expect(fits).toMatchObject([
    { prodId: toaster, state: 'OK', prodName: 'Тостер на два ломтика с широкими слотами', skuName: 'Чёрный' },
  ]);
  expect(fits[0]).not.toHaveProperty('prodNameLang');
  const { body: hearts } = await shopper.get<PageOfFavouriteItem>('/p/user/collection/prods', inRussian);
  const { body: seen } = await shopper.get<PageOfFootprintItem>('/p/prodBrowseLog/page', inRussian);
  for (const { records } of [hearts, seen])
    expect(records).toContainEqual(
      expect.objectContaining({ prodId: mixer, available: false, offShelf: true, prodNameLang: 'en' }),
    );
  expect(hearts.records).toContainEqual(expect.objectContaining({ prodId: toaster, offShelf: false }));
  const { status } = await shopper.delete('/p/shopCart/deleteItem', [2]);
  expect(status).toBe(204);
});

test('an order keeps the words of its day, marked where they are not the reader’s', async () => {
  const { body: order } = await shopper.get<OrderDetail>(
    `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
    inRussian,
  );
  expect(order.items).toMatchObject([
    {
      prodName: 'Two-Slice Toaster with Wide Slots',
      prodNameLang: 'en',
      skuName: 'Black',
      skuNameLang: 'en',
    },
    { prodName: 'Planetary Stand Mixer 5 L', prodNameLang: 'en', skuName: 'Red', skuNameLang: 'en' },
  ]);
  const { body: same } = await shopper.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${orderNumber}`);
  expect(same.items[0]).not.toHaveProperty('prodNameLang');
});

test('what was there is not filled in again, and a second start changes nothing', async () => {
  expect(filledAnew).toBe(false);
  const count = () =>
    shop.db.execute<{ n: number; last: number }>(
      sql`select count(*) as n, max(term_id) as last from search_terms`,
    );
  const once = await count();
  expect(await seedDatabase(shop.database, { now: new Date(now) })).toBe(false);
  expect(await count()).toEqual(once);
});
