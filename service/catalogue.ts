import type { Database } from '#service/db/database.ts';
import type { Clock } from './domain/clock.ts';
import type { ServiceApp } from './http/gate.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { homeRoutes } from './routes/home.ts';
import { regionRoutes } from './routes/regions.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { searchRoutes } from './routes/search.ts';
import { catalogStore } from './store/catalog.ts';
import { homeStore } from './store/home.ts';
import type { RegionStore } from './store/regions.ts';
import { reviewStore } from './store/reviews.ts';
import { searchStore } from './store/search.ts';

type CatalogueParts = { database: Database; regions: RegionStore; clock: Clock };

/** Mounts everything that anybody may read: regions, home, search, products and reviews. */
export function mountCatalogue(app: ServiceApp, { database: { db }, regions, clock }: CatalogueParts) {
  regionRoutes(app, regions);
  homeRoutes(app, homeStore(db), regions);
  searchRoutes(app, searchStore(db, regions), regions);
  catalogRoutes(app, catalogStore(db, regions, clock), regions);
  reviewRoutes(app, reviewStore(db));
}
