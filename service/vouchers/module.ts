import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { voucherStore } from './queries.ts';
import { voucherRoutes } from './routes.ts';

type VoucherParts = { db: Db; clock: Clock; regions: RegionStore };

/** What vouchers there are. */
export const vouchersModule = ({ db, clock, regions }: VoucherParts): Module => ({
  mount: (api) => voucherRoutes(api, voucherStore(db, clock), regions),
});
