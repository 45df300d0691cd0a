import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { addressData } from './personal-data.ts';
import { addressStore } from './queries.ts';
import { addressRoutes } from './routes.ts';

type AddressParts = { db: Db; idempotency: IdempotencyStore; clock: Clock };

/** The delivery addresses of members. */
export const addressModule = ({ db, idempotency, clock }: AddressParts): Module => ({
  ...addressData,
  mount: (api) => addressRoutes(api, addressStore(db, idempotency, clock)),
});
