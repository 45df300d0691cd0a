import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#src/data/api.ts';
import { showOwnReview } from '#src/data/reviews/own-review.ts';
import { reviewKeys } from '#src/data/reviews/reviews.queries.ts';

const regionId = 659_006_000_343;

/** A shop whose service answers with a status, and what was asked of it. */
function shopThatAnswers(status: number) {
  const asked: Request[] = [];
  const api = createApi({
    baseUrl: 'https://mall.example/api',
    languageTag: 'en-US',
    fetch: (request) => {
      asked.push(request);
      return Promise.resolve(Response.json({}, { status }));
    },
  });
  return { shop: { api, regionId }, asked };
}

test('a reader’s own review is fetched past the browser’s cache, with the addresses that the page asks', async () => {
  const { shop, asked } = shopThatAnswers(200);
  await showOwnReview(shop, new QueryClient(), 100_001);
  expect(asked.map(({ cache }) => cache)).toEqual(['reload', 'reload', 'reload']);
  expect(asked.map(({ url }) => url.replace('https://mall.example/api', ''))).toEqual([
    '/prodComm/prodCommData?prodId=100001',
    '/prodComm/prodCommPageByProd?langs=own&prodId=100001&current=1&size=10',
    `/prod/prodInfo?prodId=100001&regionId=${regionId}`,
  ]);
});

test('what the page keeps of the product is old, whether or not that went well', async () => {
  const client = new QueryClient();
  const key = reviewKeys.summary(100_001);
  client.setQueryData(key, { total: 3 });
  client.setQueryData(reviewKeys.summary(100_002), { total: 1 });
  await showOwnReview(shopThatAnswers(500).shop, client, 100_001);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  expect(client.getQueryState(reviewKeys.summary(100_002))?.isInvalidated).toBe(false);
});
