import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import { answer } from '#service/http/contract.ts';
import type { Module } from '#service/http/module.ts';
import { walletStore } from './queries.ts';

type WalletParts = { db: Db; users: UserStore };

/** A member's store credit, in the currency of the region that the member shops in. */
export function walletModule({ db, users }: WalletParts): Module {
  const wallets = walletStore(db);
  const whose = async (userId: string, regionId: number | undefined) => ({
    userId,
    currency: (await users.regionOf(userId, regionId)).currency,
  });
  return {
    mount(api) {
      answer(api, 'get', '/p/userBalance/getBalanceInfo', async ({ userId, regionId }, respond) =>
        respond(200, await wallets.get(await whose(userId, regionId))),
      );
      answer(api, 'get', '/p/userBalanceLog/log', async ({ userId, regionId, query }, respond) => {
        const { current = 1, size = 20 } = query;
        return respond(200, await wallets.page(await whose(userId, regionId), { current, size }));
      });
    },
  };
}
