import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartRegionPreview, RegionGuess } from '#openapi/schema.gen.ts';
import { newPhone, openShop, type Shop } from './shop.ts';
import { china, laos, sriLanka } from './world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ options: { trustedProxies: 1, desk: true, regionHeader: 'cf-ipcountry' } });
});
afterAll(() => shop.close());

const guess = (headers: Record<string, string>, at = shop) =>
  at.ask<RegionGuess>('/api/salesRegions/detect', { headers });

describe('the region of a visitor', () => {
  test.each([
    ['LA', { countryCode: 'LA', regionId: laos }],
    ['la', { countryCode: 'LA', regionId: laos }],
    ['FR', { countryCode: 'FR', regionId: null }],
    ['XX', { countryCode: null, regionId: null }],
    ['T1', { countryCode: null, regionId: null }],
    ['<script>', { countryCode: null, regionId: null }],
  ])('is guessed from what the edge says: %s', async (country, expected) => {
    const { status, body, headers } = await guess({ 'cf-ipcountry': country });
    expect([status, body]).toEqual([200, expected]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('is not guessed from languages or time zones', async () => {
    const { body } = await guess({ 'Accept-Language': 'zh-CN', 'Time-Zone': 'Asia/Vientiane' });
    expect(body).toEqual({ countryCode: null, regionId: null });
  });

  test('is nowhere when no proxy is trusted, whoever writes the header', async () => {
    const open = await openShop({ options: { trustedProxies: 0, regionHeader: 'cf-ipcountry' } });
    const { body } = await guess({ 'cf-ipcountry': 'LA' }, open);
    expect(body).toEqual({ countryCode: null, regionId: null });
    await open.close();
  });

  test('leaves no trace of where the visitor was', async () => {
    await shop.ask('/api/salesRegions/detect', {
      headers: { 'cf-ipcountry': 'LA', 'x-forwarded-for': '203.0.113.7' },
    });
    expect(JSON.stringify([shop.log, shop.printed])).not.toContain('203.0.113.7');
  });
});

describe('what another region means for a cart', () => {
  const preview = (shopper: Awaited<ReturnType<Shop['logIn']>>, to: number) =>
    shopper.get<CartRegionPreview>(`/p/shopCart/regionPreview?toRegionId=${to}`);

  test('is said line by line: the price there, or that it is not sold there', async () => {
    const shopper = await shop.logIn(newPhone());
    await shopper.add('cup', 2);
    await shopper.add('tea');
    const { status, body } = await preview(shopper, laos);
    expect([status, body.regionId, body.cartCount]).toEqual([200, laos, 0]);
    expect(body.lines.map(({ price }) => price.currency)).toEqual(['LKR', 'LKR']);
    expect(body.lines.map(({ there }) => there?.currency)).toEqual(['LAK', 'LAK']);
    expect((await shopper.get('/p/shopCart/prodCount')).body).toBe(3);
  });

  test('says null of what is not sold there', async () => {
    const shopper = await shop.logIn(newPhone());
    await shopper.add('cup');
    const { body } = await preview(shopper, china);
    expect(body.lines.map(({ there }) => there)).toEqual([null]);
  });

  test('names what waits in the cart there', async () => {
    const shopper = await shop.logIn(newPhone());
    await shopper.add('cup', 2);
    const back = await shopper.get<CartRegionPreview>(
      `/p/shopCart/regionPreview?regionId=${laos}&toRegionId=${sriLanka}`,
    );
    expect(back.body).toEqual({ regionId: sriLanka, cartCount: 2, lines: [] });
  });

  test('is refused for a region that there is not', async () => {
    const shopper = await shop.logIn(newPhone());
    const refused = await preview(shopper, 5);
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
      422,
      'request.invalid',
    ]);
  });
});
