import { rm } from 'node:fs/promises';
import { spawnShop } from '../../scripts/spawn-shop.ts';
import { test as base } from './journey.ts';

/** So many ports on is this shop, behind the servers that other journeys start beside theirs. */
const portsOn = 10;

/**
 * Journeys that move the shop's clock by days walk a shop of their own: what time ends there (a group buy, a voucher)
 * is not missing in the journeys of others.
 */
export const test = base.extend<object, { shopWithAClock: string }>({
  shopWithAClock: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads here what a fixture asks for
    async ({}, serve, { project }) => {
      const { env } = process;
      const port = Number(env.E2E_PORT ?? 4300) + portsOn;
      const dataDir = `${env.E2E_DATA_DIR ?? 'test-results/shop-data'}-clock-${project.name}`;
      // A second try would find a shop whose time has passed already.
      await rm(dataDir, { recursive: true, force: true });
      const shop = await spawnShop({
        port,
        dataDir,
        until: '/api/health',
        env: { RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'warn' },
      });
      const before = env.E2E_DATA_DIR;
      // Codes and the desk's key are read where this shop keeps them.
      env.E2E_DATA_DIR = dataDir;
      await serve(shop.url);
      env.E2E_DATA_DIR = before;
      await shop.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shopWithAClock }, serve) => serve(shopWithAClock),
});
