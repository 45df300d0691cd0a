import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { ShopperMails } from '#service/mail-preferences/shopper-mails.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { favouriteData } from './personal-data.ts';
import { priceDrops } from './price-drops.ts';
import { favouriteStore } from './queries.ts';
import { favouriteRoutes } from './routes.ts';

type FavouriteParts = {
  db: Db;
  users: UserStore;
  clock: Clock;
  outbox: Pick<Outbox, 'sendSoon'>;
  mails: ShopperMails;
  linkOrigin: string;
};

/** The products that a shopper likes. */
export const favouritesModule = (parts: FavouriteParts): Module => ({
  ...favouriteData,
  mount: (api) => favouriteRoutes(api, favouriteStore(parts.db, parts.clock), parts.users),
  jobs: [{ name: 'tell-price-drops', everyMinutes: 30, run: priceDrops(parts).tellDue }],
});
