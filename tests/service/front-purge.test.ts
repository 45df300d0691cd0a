import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { frontPurge } from '#service/platform/front-purge.ts';
import type { FaultLog } from '#service/platform/fault-log.ts';
import { openMall } from './catalog/mall.ts';

/** A cache that is told of changes, and answers as it is told to. */
async function cacheInFront(statusOf: (call: number) => number | undefined = () => 204) {
  const heard: Pick<IncomingMessage, 'method' | 'headers'>[] = [];
  const server = createServer(({ method, headers }, response) => {
    const status = statusOf(heard.push({ method, headers }));
    if (status !== undefined) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    place: { url: `http://127.0.0.1:${port}/purge`, token: 'a-secret' },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const times = { gatherMs: 20, answerMs: 2_000, pausesMs: [10, 20] };

test('a change of price is told to the cache, with the key of all that it may keep', async () => {
  const front = await cacheInFront();
  const mall = await openMall({ sample: 20, frontPurge: front.place });
  await mall.database.db.execute(
    sql`update sku_prices set price = price + 100 where region_id = 659006000343`,
  );
  await vi.waitFor(() => expect(front.heard).toHaveLength(1), { timeout: 30_000 });
  expect(front.heard[0]?.method).toBe('POST');
  expect(front.heard[0]?.headers).toMatchObject({
    'surrogate-key': 'mall-shown',
    authorization: 'Bearer a-secret',
  });
  await mall.close();
  front.close();
});

test('many changes at once are one call, and one that comes meanwhile is another', async () => {
  const front = await cacheInFront();
  const report = vi.fn<FaultLog>(() => '');
  const purge = frontPurge({ place: front.place, report, times });
  for (let change = 0; change < 50; change += 1) purge.change();
  await vi.waitFor(() => expect(front.heard).toHaveLength(1), { timeout: 30_000 });
  purge.change();
  await vi.waitFor(() => expect(front.heard).toHaveLength(2), { timeout: 30_000 });
  expect(report).not.toHaveBeenCalled();
  front.close();
});

test('a cache that refuses or hangs is told again, and it is logged when there is no use any more', async () => {
  const front = await cacheInFront((call) => [503, undefined, 204][call - 1] ?? 500);
  const report = vi.fn<FaultLog>(() => '');
  const purge = frontPurge({ place: front.place, report, times });
  purge.change();
  await vi.waitFor(() => expect(front.heard).toHaveLength(3), { timeout: 30_000 });
  expect(report).not.toHaveBeenCalled();
  purge.change();
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(report).toHaveBeenCalledWith('front.not_purged', expect.any(Error));
  expect(front.heard).toHaveLength(6);
  front.close();
});
