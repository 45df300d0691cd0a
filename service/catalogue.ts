import type { Database } from '#service/db/database.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { FrameSettings } from './content/frame-settings.ts';
import type { Clock } from './domain/clock.ts';
import type { ServiceApp } from './http/gate.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { contentRoutes } from './routes/content.ts';
import { groupBuyRoutes } from './routes/group-buy.ts';
import { homeRoutes } from './routes/home.ts';
import { regionRoutes } from './routes/regions.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { searchRoutes } from './routes/search.ts';
import { shopRoutes } from './routes/shops.ts';
import { voucherRoutes } from './routes/vouchers.ts';
import { brandStore } from './store/brands.ts';
import { catalogStore } from './store/catalog.ts';
import { groupBuyStore } from './store/group-buys.ts';
import { homeStore } from './store/home.ts';
import type { RegionStore } from './store/regions.ts';
import { reviewStore } from './store/reviews.ts';
import { searchStore } from './store/search.ts';
import { shopStore } from './store/shops.ts';
import { voucherStore } from './store/vouchers.ts';

type CatalogueParts = {
  database: Database;
  regions: RegionStore;
  clock: Clock;
  frame: FrameSettings;
  /** Where the edge names the visitor's country. */
  countryHeader: string | undefined;
};

const { version } = packageJson;

/** Mounts everything that anybody may read: regions, home, search, products, reviews, shops and what they offer. */
export function mountCatalogue(app: ServiceApp, parts: CatalogueParts) {
  const {
    database: { db },
    regions,
    clock,
    frame,
    countryHeader,
  } = parts;
  regionRoutes(app, regions, countryHeader);
  contentRoutes(app, { regions, clock, settings: frame, version });
  homeRoutes(app, homeStore(db, clock), regions);
  searchRoutes(app, searchStore(db, regions), regions);
  catalogRoutes(app, catalogStore(db, regions, clock), regions);
  reviewRoutes(app, reviewStore(db));
  shopRoutes(app, { shops: shopStore(db, clock), brands: brandStore(db), regions });
  groupBuyRoutes(app, groupBuyStore(db, clock), regions);
  voucherRoutes(app, voucherStore(db, clock), regions);
}
