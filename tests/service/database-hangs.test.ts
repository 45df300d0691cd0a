import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods, sriLanka } from './world.ts';

if (postgresMissing) console.warn(`A hanging PostgreSQL is not tried: ${postgresMissing}.`);

/** What the shop promises for a call, and for life to go on once the database does. */
const answerMs = 5_000;
const recoveryMs = 10_000;
const connections = 10;

describe.skipIf(postgresMissing)('a PostgreSQL that hangs', () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let shop: Shop;
  let buyers: Shopper[];

  beforeAll(async () => {
    cluster = await startPostgres();
    shop = await openShop({ databaseUrl: await cluster.databaseUrl() });
    buyers = [];
    for (let number = 0; number < connections + 2; number += 1) {
      const buyer = await shop.logIn(newPhone());
      await buyer.moveTo('colombo');
      buyers.push(buyer);
    }
  });
  afterAll(async () => {
    cluster.thaw();
    await shop.close();
    cluster.stop();
  });

  const timed = async (asking: Promise<{ status: number; headers: Headers }>) => {
    const began = performance.now();
    const { status, headers } = await asking;
    return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - began };
  };
  const reads = () =>
    timed(shop.ask(`/api/prod/prodInfo?prodId=${goods.kettle.prodId}&regionId=${sriLanka}`));
  const adds = (buyer: Shopper) => timed(buyer.add('kettle'));

  test.each(['in the middle of its work', 'a second time'])(
    'is answered with 503 in time, and forgotten when it works again: %s',
    async () => {
      const working = buyers.map(adds);
      await pause(5);
      cluster.freeze();
      await Promise.all(working);
      const answers = await Promise.all([...buyers.map(adds), ...buyers.map(reads)]);
      await pause(6_000);
      const later = await Promise.all([...buyers.map(adds), ...buyers.map(reads)]);
      cluster.thaw();
      const thawed = performance.now();
      for (const { status, retryAfter, ms } of [...answers, ...later]) {
        expect([status, retryAfter]).toEqual([503, '2']);
        expect(ms).toBeLessThan(answerMs);
      }
      await Promise.all(
        buyers.map(async (buyer) => {
          while ((await adds(buyer)).status !== 200) {
            expect(performance.now() - thawed).toBeLessThan(recoveryMs);
            await pause(200);
          }
        }),
      );
    },
  );

  test('keeps no connection that it was cut off from', async () => {
    const places = await Promise.all(buyers.map((buyer) => buyer.moveTo('kandy')));
    expect(new Set(places.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('that is ended and started again under load ends no process and is found again', async () => {
    const working = buyers.map(adds);
    cluster.goDown();
    await Promise.all(working);
    expect((await reads()).status).toBe(503);
    expect((await shop.ask('/api/ready')).status).toBe(503);
    cluster.comeBack();
    const back = performance.now();
    while ((await reads()).status !== 200) {
      expect(performance.now() - back).toBeLessThan(recoveryMs);
      await pause(100);
    }
    expect((await shop.ask('/api/ready')).status).toBe(200);
  });
});
