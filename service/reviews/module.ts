import type { Db } from '#service/db/database.ts';
import type { Module } from '#service/http/module.ts';
import { reviewStore } from './queries.ts';
import { reviewRoutes } from './routes.ts';

/** What buyers say of products. */
export const reviewsModule = ({ db }: { db: Db }): Module => ({
  mount: (api) => reviewRoutes(api, reviewStore(db)),
});
