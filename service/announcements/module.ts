import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { announcementData } from './personal-data.ts';
import { announcementStore } from './queries.ts';
import { notificationRoutes } from './routes.ts';

type AnnouncementParts = { db: Db; users: UserStore; regions: RegionStore; clock: Clock };

/** The announcements of the mall. */
export const announcementsModule = ({ db, users, regions, clock }: AnnouncementParts): Module => ({
  ...announcementData,
  mount: (api) => notificationRoutes(api, { announcements: announcementStore(db, clock), users, regions }),
});
