import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfMyNotification, PageOfNotification } from '#openapi/schema.gen.ts';
import { announcements } from '#service/db/schema/announcements.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { laos, sriLanka } from './world.ts';

const words = (en: string, zh?: string) => ({ en, ...(zh && { zh }) });
const hourMs = 3_600_000;

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openShop();
  const news = (id: number, regionId: number | null, hoursAgo: number) => ({
    id,
    regionId,
    title: words(`News ${id}`, `消息${id}`),
    summary: words('Something happened'),
    contentHtml: words('<p>Something happened</p>'),
    pic: null,
    link: '/group-buy',
    publishTime: new Date(shop.time.now.getTime() - hoursAgo * hourMs),
  });
  await shop.db
    .insert(announcements)
    .overridingSystemValue()
    .values([
      news(1, null, 5),
      news(2, sriLanka, 2),
      news(3, laos, 3),
      news(4, null, 9),
      news(5, null, -0.1),
    ]);
});
afterAll(() => shop.close());
beforeEach(async () => void (shopper = await shop.logIn(newPhone())));

const guests = (query: string, headers = {}) =>
  shop.ask<PageOfNotification>(`/api/notifications/notLogin/page?${query}`, { headers });
const mine = async () => (await shopper.get<PageOfMyNotification>('/notifications/page')).body;
const ids = (page: PageOfNotification) => page.records.map(({ id }) => id);

describe('announcements for everybody', () => {
  test('are those of the region and of every region, published by now, newest first', async () => {
    expect(ids((await guests(`regionId=${sriLanka}`)).body)).toEqual([2, 1, 4]);
    expect(ids((await guests(`regionId=${laos}`)).body)).toEqual([3, 1, 4]);
  });

  test('come in pages, in the asked language, and may be kept for a moment', async () => {
    const { body, headers } = await guests(`regionId=${sriLanka}&current=2&size=2`, {
      'Accept-Language': 'zh-CN',
    });
    expect(body).toMatchObject({ total: 3, pages: 2, records: [{ id: 4, title: '消息4' }] });
    expect(body.records[0]).not.toHaveProperty('isRead');
    expect(headers.get('cache-control')).toContain('public, max-age=30');
    expect(headers.get('etag')).toBeTruthy();
  });

  test.each([
    ['an unknown region', 'regionId=5', 422],
    ['no region', '', 422],
    ['a page too deep', `regionId=${sriLanka}&current=900&size=50`, 422],
  ])('are refused for %s', async (_title, query, status) => {
    expect((await guests(query)).status).toBe(status);
  });
});

describe('announcements for a member', () => {
  test('are unread until all up to now are marked, and what comes later is unread again', async () => {
    expect((await mine()).records.map(({ id, isRead }) => [id, isRead])).toEqual([
      [2, false],
      [1, false],
      [4, false],
    ]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shopper.post('/userLastAnnouncementReadTime/update')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(204));
    expect((await mine()).records.map(({ isRead }) => isRead)).toEqual([true, true, true]);
    const before = shop.time.now;
    shop.time.now = new Date(before.getTime() + 0.2 * hourMs);
    expect((await mine()).records.map(({ id, isRead }) => [id, isRead])).toEqual([
      [5, false],
      [2, true],
      [1, true],
      [4, true],
    ]);
    shop.time.now = before;
  });

  test('are of the asked region, and nobody else’s marks count', async () => {
    const other = await shop.logIn(newPhone());
    await other.post('/userLastAnnouncementReadTime/update');
    const { body } = await shopper.get<PageOfMyNotification>(`/notifications/page?regionId=${laos}`);
    expect(ids(body)).toEqual([3, 1, 4]);
    expect(body.records.every(({ isRead }) => !isRead)).toBe(true);
  });

  test('are not for visitors', async () => {
    expect((await shop.ask('/api/notifications/page')).status).toBe(401);
    const marked = await shop.ask('/api/userLastAnnouncementReadTime/update', { method: 'POST' });
    expect(marked.status).toBe(401);
  });
});
