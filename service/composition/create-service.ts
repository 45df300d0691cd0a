import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Database } from '#service/db/database.ts';
import type { Senders } from '#service/platform/sender.ts';
import { mountCatalogue } from './catalog-modules.ts';
import { mountChat } from '#service/chat/module.ts';
import { deskAccess } from '#service/desk/desk-access.ts';
import { deskRoutes } from '#service/desk/desk-routes.ts';
import { devGuard } from '#service/desk/dev-guard.ts';
import { openTools } from '#service/desk/open-tools.ts';
import { outboxRoutes } from '#service/desk/outbox-routes.ts';
import type { Clock } from '#service/domain/clock.ts';
import { apiDocs } from '#service/http/api-docs.ts';
import { defaultHeaders } from '#service/http/default-headers.ts';
import { closeApi, openApi } from '#service/http/create-api.ts';
import { errorFacts } from '#service/http/error-log.ts';
import { healthRoutes } from '#service/http/health.ts';
import { rateLimits } from '#service/platform/rate-limits.ts';
import { requestLog } from '#service/http/request-log.ts';
import { unexpected } from '#service/http/unexpected.ts';
import { warnOfProxy } from '#service/http/unexpected-proxy.ts';
import { inProcess } from '#service/http/visitor.ts';
import { mediaRoutes } from '#service/media/media-routes.ts';
import { type ServiceOptions, serviceFrom } from '#service/config/options.ts';
import { pageLimits } from '#service/web/page-limits.ts';
import { seedImagesFolder } from '#service/seed/catalogue.ts';
import { deskChat } from '#service/desk/chat-queries.ts';
import { deskStore } from '#service/desk/queries.ts';
import { regionStore } from '#service/regions/queries.ts';
import { siteMapStore } from '#service/web/site-map-queries.ts';
import { settingsStore } from '#service/platform/settings.ts';
import { openShopClock } from '#service/platform/shop-clock.ts';
import { openTrade } from './modules.ts';
import { uploadRoutes } from '#service/uploads/upload-routes.ts';

type ServiceParts = {
  /** Open and migrated. */
  database: Database;
  clock?: Clock;
  senders?: Senders;
  options?: Partial<ServiceOptions>;
  /** What opens the tools under /dev to programs; asked for only where there are such tools. */
  deskSecret?: () => string;
};

export type Service = Awaited<ReturnType<typeof createService>>;

/** Minutes between two looks at what time alone brings about: receipts, old keys and codes. */
const sweepMinutes = 5;

/** The product service: the contract under /api, pictures under /media, this machine's tools under /dev. */
export async function createService({
  database,
  clock = () => new Date(),
  senders = {},
  options,
  deskSecret = () => randomBytes(32).toString('base64url'),
}: ServiceParts) {
  const settled: ServiceOptions = { ...serviceFrom({}).options, ...options };
  const settings = settingsStore(database.db);
  const { hasDesk, unsent } = openTools(settled, database.kind, senders);
  const shopClock = await openShopClock(settings, clock);
  const now = hasDesk ? shopClock.now : clock;
  const regions = regionStore(database.db, now);
  const { accounts, ...trade } = await openTrade({
    database,
    regions,
    settings,
    clock: now,
    senders,
    ...settled,
  });

  const gate = {
    clock: now,
    readBearer: accounts.readBearer,
    knowsRegion: regions.knows,
    commands: trade.commands,
    askDatabase: database.kind === 'postgres' ? database.ping : undefined,
    limits: rateLimits(settled.rateLimitFactor, { db: database.db, hashed: accounts.hashed }),
    ...settled,
  };
  const api = openApi(gate);
  let leaving = false;
  healthRoutes(api, { ping: () => database.ping(), isLeaving: () => leaving });
  // Without a proxy of ours before the service, anybody can write that header.
  const countryHeader = settled.trustedProxies > 0 ? settled.regionHeader : undefined;
  mountCatalogue(api, { database, regions, clock: now, frame: settled.frame, countryHeader });
  trade.mount(api);
  const { rateLimitFactor } = settled;
  mountChat(api, { db: database.db, regions, pictures: accounts.uploads, clock: now, rateLimitFactor });
  closeApi(api, '/api');

  const app = new Hono();
  app.onError(unexpected(settled.log));
  app.use('*', requestLog(settled.log), defaultHeaders(settled.publicOrigin));
  if (settled.trustedProxies === 0) app.use('*', warnOfProxy(settled.log));
  apiDocs(app);
  app.route('/api', api);
  uploadRoutes(app, gate, accounts.uploads);
  mediaRoutes(app, { seedImages: seedImagesFolder(), cacheDir: settled.mediaCacheDir, log: settled.log });
  const access = hasDesk || unsent.length > 0 ? deskAccess(deskSecret()) : undefined;
  const newLink = () => `/dev/${hasDesk ? 'desk' : 'outbox'}?key=${access?.issueTicket()}`;
  app.use('/dev/*', devGuard(access));
  if (unsent.length > 0) app.route('/dev/outbox', outboxRoutes(accounts.messages, unsent));
  if (hasDesk) {
    app.route(
      '/dev/desk',
      deskRoutes({
        desk: deskStore(database.db),
        chat: deskChat(database.db, now),
        moves: trade.moves,
        clock: shopClock,
        newLink,
      }),
    );
  }
  app.all('/dev/*', (c) => c.text('Not found', 404));

  const sweep = () =>
    trade.sweep().catch((fault: unknown) => {
      settled.log({ level: 'error', event: 'sweep.failed', ...errorFacts(fault) });
    });
  const sweeping = setInterval(() => void sweep(), sweepMinutes * 60_000);
  sweeping.unref();

  return {
    app,
    /** Asks the service from server rendering: no limits, no user, public operations only. */
    fetchInProcess: async (request: Request): Promise<Response> => app.fetch(request, { [inProcess]: true }),
    /** Counts pages as operations are counted: a search as a page is a search. */
    pageLimits: pageLimits(gate.limits, settled.trustedProxies),
    /** What search engines are told of. */
    siteMap: siteMapStore(database.db, regions),
    /** Where browsers send pictures, when that is another origin. */
    storage: accounts.storage,
    sweep,
    /** The path that lets one browser into the tools of this machine, once; undefined where there are none. */
    toolsLink: access && newLink(),
    /** Waits for the messages that are on their way. */
    idle: () => accounts.notices.idle(),
    /** From now on /api/ready says no, so that nobody new is sent here. */
    leave: () => void (leaving = true),
    /** Ends what runs by itself; the database is the caller's to close. */
    stop: () => clearInterval(sweeping),
  };
}
