import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FollowState, PageOfFollowedShop, ShopDetail } from '#openapi/schema.gen.ts';
import { shopFollows } from '#service/db/schema/shop-follows.ts';
import { shops } from '#service/db/schema/shops.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, china, closedShop, greenBasket, sriLanka } from './world.ts';

const minute = 60_000;

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => void (shopper = await shop.logIn(newPhone())));

const later = (milliseconds: number) =>
  void (shop.time.now = new Date(shop.time.now.getTime() + milliseconds));
const set = (shopId: number, followed: boolean, who = shopper) =>
  who.post<FollowState>('/p/user/collection/shop/addOrCancel', { shopId, followed });
const page = async (query = '') =>
  (await shopper.get<PageOfFollowedShop>(`/p/user/collection/shops${query}`)).body;
const ids = async () => (await shopper.get<number[]>('/p/user/collection/shopIds')).body;
const followersOf = async (shopId: number) =>
  (await shopper.get<ShopDetail>(`/shopDetail/info?shopId=${shopId}&regionId=${sriLanka}`)).body.followers;

describe('a shop', () => {
  test('is followed once however often it is asked for, and so is its end (D15)', async () => {
    const before = await followersOf(casora);
    const told = [await set(casora, true), await set(casora, true)].map(({ body }) => body);
    expect(told).toEqual(
      [1, 1].map((more) => ({ shopId: casora, followed: true, followers: before + more })),
    );
    expect(await ids()).toEqual([casora]);
    expect(await followersOf(casora)).toBe(before + 1);
    const ended = [await set(casora, false), await set(casora, false)].map(({ body }) => body);
    expect(ended).toEqual([0, 0].map(() => ({ shopId: casora, followed: false, followers: before })));
    expect(await ids()).toEqual([]);
    expect(await followersOf(casora)).toBe(before);
  });

  test('has one follower more when twenty taps come at once (K12)', async () => {
    const before = await followersOf(greenBasket);
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(greenBasket, true)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.followers}`))).toEqual(
      new Set([`200 ${before + 1}`]),
    );
    expect(await ids()).toEqual([greenBasket]);
  });

  test('counts two people as two', async () => {
    const before = await followersOf(casora);
    const other = await shop.logIn(newPhone());
    await Promise.all([set(casora, true), set(casora, true, other)]);
    expect(await followersOf(casora)).toBe(before + 2);
  });

  test('that is closed can be followed and let go, and says that it is closed', async () => {
    expect((await set(closedShop, true)).body.followed).toBe(true);
    const [item] = (await page()).records;
    expect(item).toMatchObject({ shopId: closedShop, open: false });
    expect((await set(closedShop, false)).body.followed).toBe(false);
  });

  test('stays in the list where it sells nothing, and shows what it sells where it does', async () => {
    await set(casora, true);
    const [here] = (await page()).records;
    expect(here).toMatchObject({ shopId: casora, open: true, followTime: shop.time.now.toISOString() });
    expect(here?.products.length).toBe(3);
    expect(here?.prodCount).toBeGreaterThan(3);
    await set(greenBasket, true);
    const elsewhere = (await page(`?regionId=${china}`)).records.find(({ shopId }) => shopId === greenBasket);
    expect(elsewhere).toMatchObject({ prodCount: 0, products: [] });
  });

  test('comes in pages, the latest first', async () => {
    for (const shopId of [casora, greenBasket, closedShop]) {
      await set(shopId, true);
      later(1000);
    }
    expect(await ids()).toEqual([closedShop, greenBasket, casora]);
    const second = await page('?current=2&size=2');
    expect(second).toMatchObject({ total: 3, pages: 2, current: 2 });
    expect(second.records.map(({ shopId }) => shopId)).toEqual([casora]);
    expect((await page('?current=9')).records).toEqual([]);
  });

  test('is followed by its reader alone', async () => {
    await set(casora, true);
    const stranger = await shop.logIn(newPhone());
    expect((await stranger.get('/p/user/collection/shopIds')).body).toEqual([]);
    expect((await stranger.get<PageOfFollowedShop>('/p/user/collection/shops')).body.total).toBe(0);
    await set(casora, false, stranger);
    expect(await ids()).toEqual([casora]);
  });
});

describe('a shop that was let go', () => {
  test('comes back to its old place for ten minutes', async () => {
    for (const shopId of [casora, greenBasket]) {
      await set(shopId, true);
      later(1000);
    }
    const kept = await page();
    await set(casora, false);
    later(9 * minute);
    await set(casora, true);
    expect(await page()).toEqual(kept);
  });

  test('is followed anew after that', async () => {
    for (const shopId of [casora, greenBasket]) {
      await set(shopId, true);
      later(1000);
    }
    await set(casora, false);
    later(11 * minute);
    await set(casora, true);
    expect(await ids()).toEqual([casora, greenBasket]);
  });

  test('is forgotten with the next change', async () => {
    await set(casora, true);
    await set(casora, false);
    later(11 * minute);
    await set(greenBasket, true);
    const rows = await shop.db
      .select()
      .from(shopFollows)
      .where(eq(shopFollows.userId, shopper.session.userId));
    expect(rows.map(({ shopId }) => shopId)).toEqual([greenBasket]);
  });
});

describe('following is refused', () => {
  test.each([
    ['for an unknown shop', { shopId: 999, followed: true }, 404, 'resource.not_found'],
    ['for an unknown shop to be let go', { shopId: 999, followed: false }, 404, 'resource.not_found'],
    ['for half a shop', { shopId: 1.5, followed: true }, 422, 'request.invalid'],
    ['for a shop that is a word', { shopId: "'; drop table", followed: true }, 422, 'request.invalid'],
    ['for a wish that is none', { shopId: casora, followed: 'yes' }, 422, 'request.invalid'],
    ['for nothing', {}, 422, 'request.invalid'],
  ])('%s', async (_title, body, status, code) => {
    const refused = await shopper.post('/p/user/collection/shop/addOrCancel', body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  test('for the five hundred and first', async () => {
    const many = Array.from({ length: 500 }, (_, index) => 8001 + index);
    const [like] = await shop.db.select().from(shops).where(eq(shops.shopId, casora));
    await shop.db.insert(shops).values(many.map((shopId) => ({ ...like!, shopId, slug: `many-${shopId}` })));
    const { userId } = shopper.session;
    await shop.db
      .insert(shopFollows)
      .values(many.map((shopId) => ({ userId, shopId, followedAt: shop.time.now })));
    const refused = await set(casora, true);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'follow.limit',
        desc: 'You can follow five hundred shops at most',
      }),
    ]);
    expect(await ids()).toHaveLength(500);
    expect((await set(8001, false)).status).toBe(200);
    expect((await set(casora, true)).status).toBe(200);
  });

  test.each(['?current=0', '?size=10000', '?regionId=7', '?current=x', '?current=500&size=50'])(
    'for a page asked by %s',
    async (query) => {
      expect((await shopper.get(`/p/user/collection/shops${query}`)).status).toBe(422);
    },
  );

  test.each([
    ['get', '/api/p/user/collection/shopIds'],
    ['get', '/api/p/user/collection/shops'],
    ['post', '/api/p/user/collection/shop/addOrCancel'],
  ])('to a visitor: %s %s', async (method, path) => {
    const body = method === 'post' ? { shopId: casora, followed: true } : undefined;
    expect((await shop.ask(path, { method: method.toUpperCase(), body })).status).toBe(401);
  });
});
