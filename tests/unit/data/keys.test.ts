import { hashKey } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mockedService } from '#mocks/node.ts';
import { queryCases } from './query-cases.ts';
import { answerTo, aShop, china, noteAsked, sriLanka } from './service.ts';

/** Questions whose answer is the same wherever it is read. */
const anywhere = [
  'addressQueries.list',
  'addressQueries.detail',
  'bankCardQueries.list',
  'chatQueries.conversations',
  'chatQueries.messages',
  'chatQueries.unread',
  'contentQueries.agreement',
  'contentQueries.agreement in Chinese',
  'contentQueries.help',
  'favouriteQueries.ids',
  'favouriteQueries.one',
  'favouriteQueries.count',
  'followQueries.ids',
  'invitationQueries.inviter',
  'invitationQueries.info',
  'invitationQueries.invitees',
  'logisticsQueries.order',
  'mailQueries.preferences',
  'myReviewQueries.pending',
  'myReviewQueries.mine',
  'notificationQueries.orders',
  'notificationQueries.unread',
  'orderQueries.count',
  'orderQueries.page',
  'orderQueries.detail',
  'orderQueries.status',
  'paymentQueries.info',
  'paymentQueries.attempt',
  'refundQueries.page',
  'refundQueries.page of open returns',
  'refundQueries.detail',
  'refundQueries.preview',
  'regionGuessQueries.guess',
  'regionQueries.list',
  'reviewQueries.summary',
  'stockWatchQueries.list',
  'reviewQueries.list',
  'reviewQueries.list of five stars',
  'sessionQueries.list',
  'userQueries.info',
];

const service = mockedService(() => undefined);
const asked = noteAsked(service);

beforeAll(() => service.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  asked.length = 0;
});
afterAll(() => service.close());

const cases = Object.entries(queryCases);
const keyOf = (name: string, regionId: number) => queryCases[name]?.(aShop(regionId)).queryKey ?? [];

describe('the key has the region, unless the answer is the same anywhere', () => {
  test.each(cases)('%s', (name) => {
    const same = hashKey(keyOf(name, sriLanka)) === hashKey(keyOf(name, china));
    expect(same).toBe(anywhere.includes(name));
  });
});

test.each(anywhere)('%s says nothing of the region to the service', async (name) => {
  const words = async (regionId: number) => {
    asked.length = 0;
    await answerTo(queryCases[name]!(aShop(regionId)));
    return asked.map(({ url, body }) => url.href + body);
  };
  expect(await words(sriLanka)).toEqual(await words(china));
});

test('a key begins with its noun, so that `all` of the noun reaches it', () => {
  const nouns: Record<string, string> = {
    'bank-card': 'bankCard',
    cart: 'cart|cartRegion',
    catalog: 'catalog|catalogBrand|catalogDelivery|catalogPrice|catalogTrending|catalogCompanion',
    coins: 'coin',
    favourites: 'favourite',
    follows: 'follow',
    'group-buy': 'groupBuy',
    notifications: 'notification',
    orders: 'order',
    refunds: 'refund',
    regions: 'region|regionGuess',
    reviews: 'review|myReview',
    search: 'search|searchMore|searchWord',
    sessions: 'session',
    shops: 'shop|shopReview',
    'stock-watches': 'stockWatch',
    vouchers: 'voucher',
  };
  const strangers = cases.filter(([name]) => {
    const noun = String(keyOf(name, sriLanka)[0]);
    return !new RegExp(`^(${nouns[noun] ?? noun})Queries\\.`).test(name);
  });
  expect(strangers.map(([name]) => name)).toEqual([]);
});

test('two questions never share a key', () => {
  const keys = cases.map(([name]) => hashKey(keyOf(name, sriLanka)));
  expect(new Set(keys).size).toBe(keys.length);
});
