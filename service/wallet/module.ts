import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { Module } from '#service/http/module.ts';
import type { Clock } from '#service/domain/clock.ts';
import { historyOf } from './history.ts';
import { walletStore } from './queries.ts';

type WalletParts = { db: Db; clock: Clock; users: UserStore };

/** A member's store credit, in the currency of the region that the member shops in. */
export function walletModule({ db, clock, users }: WalletParts): Module {
  const wallets = walletStore(db);
  const whose = async (userId: string, regionId: number | undefined) => ({
    userId,
    currency: (await users.regionOf(userId, regionId)).currency,
  });
  return {
    mount(api) {
      mountOperation(api, 'get', '/p/userBalance/getBalanceInfo', async ({ userId, regionId }, respond) => {
        const region = await users.regionOf(userId, regionId);
        const sums = await wallets.get({ userId, currency: region.currency });
        return respond(200, { ...sums, ...(await historyOf(db, userId, region, clock())) });
      });
      mountOperation(api, 'get', '/p/userBalanceLog/log', async ({ userId, regionId, query }, respond) => {
        const { current = 1, size = 20, group } = query;
        return respond(200, await wallets.page(await whose(userId, regionId), group, { current, size }));
      });
    },
  };
}
