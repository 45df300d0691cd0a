import { Hono } from 'hono';
import type { Database } from '#service/db/database.ts';
import type { Channel, Senders } from './auth/sender.ts';
import { mountCatalogue } from './catalogue.ts';
import { mountChat } from './chat.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { outboxRoutes } from './desk/outbox-routes.ts';
import type { Clock } from './domain/clock.ts';
import { apiDocs } from './http/api-docs.ts';
import { closeApi, openApi } from './http/doorway.ts';
import { errorFacts } from './http/error-log.ts';
import { healthRoutes } from './http/health.ts';
import { rateLimits } from './http/rate-limits.ts';
import { inProcess } from './http/visitor.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { type ServiceOptions, serviceFrom } from './options.ts';
import { seedImagesFolder } from './seed/catalogue.ts';
import { deskChat } from './store/desk-chat.ts';
import { deskStore } from './store/desk.ts';
import { regionStore } from './store/regions.ts';
import { siteMapStore } from './store/site-map.ts';
import { settingsStore } from './store/settings.ts';
import { openShopClock } from './store/shop-clock.ts';
import { openTrade } from './trade.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

type ServiceParts = {
  /** Open and migrated. */
  database: Database;
  clock?: Clock;
  senders?: Senders;
  options?: Partial<ServiceOptions>;
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
}: ServiceParts) {
  const settled: ServiceOptions = { ...serviceFrom({}).options, ...options };
  const settings = settingsStore(database.db);
  const hasDesk = settled.desk ?? database.kind === 'pglite';
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
  healthRoutes(api, { ping: database.ping, isLeaving: () => leaving });
  // Without a proxy of ours before the service, anybody can write that header.
  const countryHeader = settled.trustedProxies > 0 ? settled.regionHeader : undefined;
  mountCatalogue(api, { database, regions, clock: now, frame: settled.frame, countryHeader });
  trade.mount(api);
  const { rateLimitFactor } = settled;
  mountChat(api, { db: database.db, regions, pictures: accounts.uploads, clock: now, rateLimitFactor });
  closeApi(api, '/api');

  const app = new Hono();
  apiDocs(app);
  app.route('/api', api);
  uploadRoutes(app, gate, accounts.uploads);
  mediaRoutes(app, { seedImages: seedImagesFolder(), cacheDir: settled.mediaCacheDir });
  const unsent = (['sms', 'mail'] satisfies Channel[]).filter((channel) => !senders[channel]);
  if (unsent.length > 0) app.route('/dev/outbox', outboxRoutes(accounts.messages, unsent));
  if (hasDesk) {
    app.route(
      '/dev/desk',
      deskRoutes({
        desk: deskStore(database.db),
        chat: deskChat(database.db, now),
        moves: trade.moves,
        clock: shopClock,
      }),
    );
  }
  app.all('/dev/*', (c) => c.text('Not found', 404));

  const sweep = () =>
    trade.sweep().catch((fault: unknown) => {
      settled.log({ time: now().toISOString(), level: 'error', event: 'sweep.failed', ...errorFacts(fault) });
    });
  const sweeping = setInterval(() => void sweep(), sweepMinutes * 60_000);
  sweeping.unref();

  return {
    app,
    /** Asks the service from server rendering: no limits, no user, public operations only. */
    fetchInProcess: async (request: Request): Promise<Response> => app.fetch(request, { [inProcess]: true }),
    /** What search engines are told of. */
    siteMap: siteMapStore(database.db, regions),
    /** Where browsers send pictures, when that is another origin. */
    storage: accounts.storage,
    sweep,
    /** Waits for the messages that are on their way. */
    idle: () => accounts.notices.idle(),
    /** From now on /api/ready says no, so that nobody new is sent here. */
    leave: () => void (leaving = true),
    /** Ends what runs by itself; the database is the caller's to close. */
    stop: () => clearInterval(sweeping),
  };
}
