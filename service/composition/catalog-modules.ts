import type { Database } from '#service/db/database.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { FrameSettings } from '#service/content/frame-settings.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import { catalogRoutes } from '#service/catalog/routes.ts';
import { contentRoutes } from '#service/content/routes.ts';
import { groupBuyRoutes } from '#service/group-buys/routes.ts';
import { homeRoutes } from '#service/home/routes.ts';
import { regionRoutes } from '#service/regions/routes.ts';
import { reviewRoutes } from '#service/reviews/routes.ts';
import { searchRoutes } from '#service/search/routes.ts';
import { shopRoutes } from '#service/shops/routes.ts';
import { voucherRoutes } from '#service/vouchers/routes.ts';
import { brandStore } from '#service/catalog/brands.ts';
import { catalogStore } from '#service/catalog/queries.ts';
import { groupBuyStore } from '#service/group-buys/queries.ts';
import { homeStore } from '#service/home/queries.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { reviewStore } from '#service/reviews/queries.ts';
import { searchStore } from '#service/search/queries.ts';
import { shopStore } from '#service/shops/queries.ts';
import { voucherStore } from '#service/vouchers/queries.ts';

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
