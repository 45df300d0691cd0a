import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { Module } from '#service/http/module.ts';
import { amountIn } from '#service/orders/messages/notice.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { endCoinsWith } from './ending.ts';
import { coinStore } from './queries.ts';
import { rulesHtml } from './rules-text.ts';

type CoinParts = { db: Db; clock: Clock; users: UserStore; regions: RegionStore };

/** What coins are worth, those of a member, and how they end (S2.50, S2.51). */
export function coinsModule({ db, clock, users, regions }: CoinParts): Module {
  const coins = coinStore(db);
  return {
    mount(api) {
      mountOperation(api, 'get', '/coin/price', async ({ query, language }, respond) => {
        const region = await regions.get(query.regionId);
        const { regionId, currency, coinValue, earnPer, redeemPercent, coinMonths } = region;
        const money = (amount: number) => ({ amount, currency });
        const figures = {
          spend: amountIn(money(earnPer), language),
          worth: amountIn(money(coinValue), language),
          percent: redeemPercent,
          months: coinMonths,
        };
        return respond(200, {
          regionId,
          coinValue: money(coinValue),
          earnPer: money(earnPer),
          maxRedeemPercent: redeemPercent,
          expireMonths: coinMonths,
          rulesHtml: rulesHtml(language, figures),
        });
      });

      mountOperation(api, 'get', '/p/coin/info', async ({ userId, regionId }, respond) =>
        respond(200, await coins.info(userId, await users.regionOf(userId, regionId))),
      );

      mountOperation(api, 'get', '/p/coin/page', async ({ userId, query }, respond) => {
        const { current = 1, size = 20, ...filter } = query;
        return respond(200, await coins.page(userId, filter, { current, size }));
      });
    },
    jobs: [{ name: 'end-coins', everyMinutes: 10, run: endCoinsWith(db, clock) }],
  };
}
