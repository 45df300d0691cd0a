import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { SettingsStore } from '#service/platform/settings.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { keepPriceDays } from './keep-days.ts';
import { priceHistoryStore } from './queries.ts';
import { priceHistoryRoutes } from './routes.ts';

type PriceHistoryParts = { db: Db; clock: Clock; regions: RegionStore; settings: SettingsStore };

/** Price histories and was-prices. The job runs hourly, since a day begins at a different time in each region. */
export const priceHistoryModule = (parts: PriceHistoryParts): Module => ({
  mount: (api) => priceHistoryRoutes(api, priceHistoryStore(parts.db, parts.clock), parts.regions),
  jobs: [{ name: 'keep-price-days', everyMinutes: 60, run: keepPriceDays(parts) }],
});
