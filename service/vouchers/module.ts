import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { voucherCollecting } from './collecting.ts';
import { heldVoucherStore } from './held.ts';
import { voucherData } from './personal-data.ts';
import { voucherStore } from './queries.ts';
import { voucherRoutes } from './routes.ts';

type VoucherParts = {
  db: Db;
  clock: Clock;
  regions: RegionStore;
  users: UserStore;
  idempotency: IdempotencyStore;
};

/** What vouchers there are, and who holds which. */
export const vouchersModule = ({ db, clock, regions, users, idempotency }: VoucherParts): Module => ({
  ...voucherData(clock),
  mount: (api) =>
    voucherRoutes(api, {
      vouchers: voucherStore(db, clock),
      held: heldVoucherStore(db, clock),
      collecting: voucherCollecting(db, idempotency, clock),
      regions,
      users,
    }),
});
