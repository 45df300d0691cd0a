import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { ShopperMails } from '#service/mail-preferences/shopper-mails.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { stockWatchData } from './personal-data.ts';
import { stockWatchStore } from './queries.ts';
import { stockWatchRoutes } from './routes.ts';
import { stockReturns } from './returns.ts';

type StockWatchParts = {
  db: Db;
  users: UserStore;
  clock: Clock;
  outbox: Outbox;
  mails: ShopperMails;
  linkOrigin: string;
};

/** What members want to be told of when it is back in stock. */
export const stockWatchesModule = (parts: StockWatchParts): Module => {
  const returns = stockReturns(parts);
  return {
    ...stockWatchData,
    mount: (api) => stockWatchRoutes(api, stockWatchStore(parts.db, parts.clock), parts.users),
    jobs: [
      { name: 'tell-stock-returns', everyMinutes: 1, run: returns.tellDue },
      { name: 'clean-stock-watches', everyMinutes: 60, run: returns.clean },
    ],
  };
};
