import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PayInfo, Payment } from '#openapi/schema.gen.ts';
import { createApi } from '#src/data/api.ts';
import { paymentMutations } from '#src/data/payment/payment.mutations.ts';
import { paymentQueries } from '#src/data/payment/payment.queries.ts';
import { exampleOf } from '../../contract/bundle.ts';
import { done, key } from './mutation-cases.ts';
import { aClient, origin, sriLanka } from './service.ts';

const processing = exampleOf('getPayment', 'processing') as Payment;
const { payNo } = processing;
const asksAt = [0, 1, 3, 7, 15, 23, 31, 39, 47, 55, 60];

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

/** A screen that looks at a payment; the service answers by `statusAt`, and it is noted when it was asked. */
function watched(statusAt: (second: number) => Payment['status'] | 'broken') {
  const start = Date.now();
  const asked: number[] = [];
  const second = () => (Date.now() - start) / 1000;
  const api = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'en-US',
    fetch: async ({ method }) => {
      if (method === 'GET') asked.push(second());
      const status = statusAt(second());
      return status === 'broken'
        ? Response.json(
            { status: 404, code: 'resource.not_found', desc: 'Not found', traceId: 't' },
            { status: 404 },
          )
        : Response.json({ ...processing, status });
    },
  });
  const client = aClient();
  const shop = { api, regionId: sriLanka };
  const stop = new QueryObserver(client, paymentQueries.attempt(shop, payNo)).subscribe(() => undefined);
  return { asked, client, shop, stop };
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('a payment that is worked on is asked for after 1, 2, 4 and then every 8 s, for a minute', async () => {
  const { asked, stop } = watched(() => 'PROCESSING');
  await minutes(3);
  stop();
  expect(asked).toEqual(asksAt);
});

test('asking ends with the answer', async () => {
  const { asked, stop } = watched((second) => (second < 5 ? 'PROCESSING' : 'SUCCEEDED'));
  await minutes(3);
  stop();
  expect(asked).toEqual([0, 1, 3, 7]);
});

test('a payment that waits for the reader is not asked for', async () => {
  const { asked, stop } = watched(() => 'REQUIRES_ACTION');
  await minutes(3);
  stop();
  expect(asked).toEqual([0]);
});

test('asking that fails ends after a minute, too', async () => {
  const { asked, stop } = watched((second) => (second < 2 ? 'PROCESSING' : 'broken'));
  await minutes(3);
  stop();
  expect(asked).toEqual(asksAt);
});

test('after the challenge, asking starts from the first second', async () => {
  const { asked, client, shop, stop } = watched((second) =>
    second < 100 ? 'REQUIRES_ACTION' : 'PROCESSING',
  );
  await vi.advanceTimersByTimeAsync(100_000);
  await done(client, paymentMutations.confirm(shop, client), { payNo, key });
  await minutes(3);
  stop();
  expect(asked).toEqual([0, ...asksAt.slice(1).map((second) => second + 100)]);
});

test('a confirmation without an answer leaves what is known on the screen, and asks anew', async () => {
  const { asked, client, shop, stop } = watched(() => 'REQUIRES_ACTION');
  await minutes(1);
  const silent = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'en-US',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const confirmed = done(client, paymentMutations.confirm({ ...shop, api: silent }, client), { payNo, key });
  const known = client.getQueryCache().subscribe(() => {
    expect(client.getQueryData(paymentQueries.attempt(shop, payNo).queryKey)).toBeDefined();
  });
  await expect(confirmed).rejects.toThrow('The service cannot be reached');
  await minutes(1);
  known();
  stop();
  expect(asked).toEqual([0, 60]);
});

const toPay = exampleOf('getPayInfo', 'toPay') as PayInfo;

test('orders whose time to pay is over are asked for every 3 s until the service has closed them', async () => {
  const start = Date.now();
  const asked: number[] = [];
  const api = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'en-US',
    fetch: () => {
      const second = (Date.now() - start) / 1000;
      asked.push(second);
      const status = second < 10 ? 'TO_PAY' : 'CANCELLED';
      return Promise.resolve(Response.json({ ...toPay, status, serverTime: toPay.payDeadline }));
    },
  });
  const shop = { api, regionId: sriLanka };
  const stop = new QueryObserver(aClient(), paymentQueries.info(shop, toPay.orderNumbers)).subscribe(
    () => undefined,
  );
  await minutes(1);
  stop();
  expect(asked).toEqual([0, 3, 6, 9, 12]);
});

test('orders that can still be paid for are asked for once', async () => {
  let times = 0;
  const api = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'en-US',
    fetch: () => {
      times += 1;
      return Promise.resolve(Response.json(toPay));
    },
  });
  const shop = { api, regionId: sriLanka };
  const stop = new QueryObserver(aClient(), paymentQueries.info(shop, toPay.orderNumbers)).subscribe(
    () => undefined,
  );
  await minutes(1);
  stop();
  expect(times).toBe(1);
});
