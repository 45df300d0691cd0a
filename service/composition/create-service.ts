import { randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Database } from '#service/db/database.ts';
import type { Senders } from '#service/platform/sender.ts';
import { deskAccess } from '#service/desk/desk-access.ts';
import { deskRoutes } from '#service/desk/desk-routes.ts';
import { devGuard } from '#service/desk/dev-guard.ts';
import { openTools } from '#service/desk/open-tools.ts';
import { mailboxRoutes } from '#service/desk/mailbox-routes.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import { apiDocs } from '#service/http/api-docs.ts';
import { defaultHeaders } from '#service/http/default-headers.ts';
import { errorFacts } from '#service/http/error-log.ts';
import { faultLog } from '#service/http/fault-log.ts';
import { metricsRoute, type ReadMetrics } from '#service/http/metrics-door.ts';
import { openMetrics } from '#service/platform/metrics.ts';
import { countingRefusals, watchEffects, watchPool } from './watched.ts';
import { requestLog } from '#service/http/request-log.ts';
import { unexpected } from '#service/http/unexpected.ts';
import { warnOfProxy } from '#service/http/unexpected-proxy.ts';
import { inProcess } from '#service/http/visitor.ts';
import { mediaRoutes } from '#service/media/media-routes.ts';
import { type ServiceOptions, serviceFrom } from '#service/config/options.ts';
import { paymentHooks } from '#service/payments/webhook.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { pageLimits } from '#service/web/page-limits.ts';
import { seedImagesFolder } from '#service/seed/catalogue.ts';
import { deskChat } from '#service/desk/chat-queries.ts';
import { deskGifts } from '#service/desk/gift-queries.ts';
import { deskMessages } from '#service/desk/message-queries.ts';
import { deskRefunds } from '#service/desk/open-refunds.ts';
import { deskReviewStore } from '#service/desk/review-queries.ts';
import { deskStore } from '#service/desk/queries.ts';
import { regionStore } from '#service/regions/queries.ts';
import { siteMapStore } from '#service/web/site-map-queries.ts';
import { devMailboxStore } from '#service/platform/dev-mailbox-store.ts';
import { everySoOften } from '#service/platform/every-so-often.ts';
import { jobQueue } from '#service/platform/job-queue.ts';
import { jobRunStore } from '#service/platform/job-runs.ts';
import { outbox } from '#service/platform/outbox.ts';
import { scheduledJobs } from '#service/platform/scheduled-jobs.ts';
import { settingsStore } from '#service/platform/settings.ts';
import { openChanges } from '#service/platform/changes.ts';
import { openShopClock } from '#service/platform/shop-clock.ts';
import { openApi } from './open-api.ts';
import { senderOf } from './sender-of.ts';
import { agreementFile } from '#service/content/agreement-files.ts';
import { bucketStore } from '#service/uploads/bucket-store.ts';
import { folderStore } from '#service/uploads/folder-store.ts';
import { uploadRoutes } from '#service/uploads/upload-routes.ts';
import { sharpWork } from '#service/uploads/written-anew.ts';

type ServiceParts = {
  /** Open and migrated. */
  database: Database;
  clock?: Clock;
  senders?: Senders;
  options?: Partial<ServiceOptions>;
  /** Who takes cards; nobody does without it. */
  processor?: PaymentProcessor | undefined;
  /** What orders ask of who takes cards, in place of what the processor does; for tests. */
  cards?: CardDoor;
  /** What opens the tools under /dev to programs; asked for only where there are such tools. */
  deskSecret?: () => string;
  /** Names this run of the shop, which may have several processes. */
  run?: string;
  /** Issues the link that lets one browser into the tools; one process of a run does. */
  issuesLink?: boolean;
  /** Reads the figures of all processes of this run; those of this one without it. */
  allMetrics?: ReadMetrics;
};

export type Service = Awaited<ReturnType<typeof createService>>;

/** Milliseconds between two looks for messages that another process has left behind. */
const sendingPauseMs = 5_000;

/** The product service: the contract under /api, pictures under /media, this machine's tools under /dev. */
export async function createService({
  database,
  clock = () => new Date(),
  senders = {},
  options,
  processor,
  cards,
  deskSecret = () => randomBytes(32).toString('base64url'),
  run = randomUUID(),
  issuesLink = true,
  allMetrics,
}: ServiceParts) {
  const settled: ServiceOptions = { ...serviceFrom({}).options, ...options };
  const metrics = openMetrics();
  watchPool(metrics, database);
  const readMetrics =
    allMetrics ?? (async () => ({ text: await metrics.text(), contentType: metrics.contentType }));
  const settings = settingsStore(database.db);
  const { hasDesk, unsent } = openTools(settled, database.kind, senders);
  const changes = await openChanges(database);
  const shopClock = await openShopClock(settings, clock);
  const now = hasDesk ? shopClock.now : clock;
  const regions = regionStore(database.db, now);
  const report = faultLog(settled.log);
  const messages = outbox({ db: database.db, senders: senderOf(senders, settled), clock: now, report });
  changes.on(['regions'], regions.forget);
  if (database.reads) changes.onShown(database.reads.hold);
  const failedReload = (fault: unknown) =>
    settled.log({ level: 'warn', event: 'clock.not_read', ...errorFacts(fault) });
  changes.on(['clock'], () => void shopClock.reload().catch(failedReload));
  // Without a proxy of ours before the service, anybody can write that header.
  const countryHeader = settled.trustedProxies > 0 ? settled.regionHeader : undefined;
  let leaving = false;
  const { bucket, uploadsDir } = settled;
  const { api, gate, modules, ...shared } = await openApi({
    ...settled,
    database,
    outbox: messages,
    regions,
    settings,
    clock: now,
    countryHeader,
    agreementText: agreementFile,
    openObjects: (policy) => (bucket ? bucketStore(bucket) : folderStore({ folder: uploadsDir, policy })),
    pictureWork: sharpWork,
    processor,
    isLeaving: () => leaving,
    watchLimits: (limits) => countingRefusals(limits, metrics),
    ...(cards && { cards }),
  });
  const queue = jobQueue(database, settled.jobLeaseSeconds, (fault) => void report('jobs.failed', fault));
  const jobs = scheduledJobs(
    modules.flatMap(({ jobs: own = [] }) => own),
    { queue, runs: jobRunStore(database.db), report },
  );
  watchEffects(metrics, { jobs, messages: deskMessages(database.db) });
  const sending = everySoOften({
    turn: messages.sendDue,
    pauseMs: sendingPauseMs,
    report: (fault) => void report('messages.failed', fault),
  });

  const app = new Hono();
  app.onError(unexpected(settled.log));
  app.use('*', requestLog(settled.log, metrics.answered), defaultHeaders(settled.publicOrigin));
  if (settled.trustedProxies === 0) app.use('*', warnOfProxy(settled.log));
  metricsRoute(app, settled.metricsToken, readMetrics);
  apiDocs(app);
  app.route('/api', api);
  uploadRoutes(app, gate, shared.uploads);
  app.route(
    '/hooks/payments',
    paymentHooks({
      db: database.db,
      machineClock: clock,
      clock: now,
      processor,
      settle: shared.settle,
      refundDoor: shared.refundDoor,
      notices: shared.notices,
      report,
    }),
  );
  mediaRoutes(app, { seedImages: seedImagesFolder(), cacheDir: settled.mediaCacheDir, log: settled.log });
  const access =
    hasDesk || unsent.length > 0 ? deskAccess({ secret: deskSecret(), run, settings }) : undefined;
  const newLink = async () => `/dev/${hasDesk ? 'desk' : 'outbox'}?key=${await access?.issueTicket()}`;
  app.use('/dev/*', devGuard(access));
  if (unsent.length > 0) app.route('/dev/outbox', mailboxRoutes(devMailboxStore(database.db, now), unsent));
  if (hasDesk) {
    app.route(
      '/dev/desk',
      deskRoutes({
        desk: deskStore(database.db),
        chat: deskChat(database.db, now),
        moves: shared.moves,
        clock: shopClock,
        jobs,
        messages: deskMessages(database.db),
        gifts: deskGifts(database.db, now),
        refunds: deskRefunds({
          db: database.db,
          clock: now,
          doors: shared.refundDoors,
          frame: settled.frame,
        }),
        reviews: deskReviewStore(database.db, now),
        newLink,
      }),
    );
  }
  app.all('/dev/*', (c) => c.text('Not found', 404));

  return {
    app,
    /** Asks the service from server rendering: no limits, no user, public operations only. */
    fetchInProcess: async (request: Request): Promise<Response> => app.fetch(request, { [inProcess]: true }),
    /** Counts pages as operations are counted: a search as a page is a search. */
    pageLimits: pageLimits(gate.limits, settled.trustedProxies),
    /** True as long as there is nothing to show. */
    isEmpty: regions.isEmpty,
    /** What search engines are told of. */
    siteMap: siteMapStore(database.reads?.db ?? database.db, regions),
    /** Where browsers send pictures, when that is another origin. */
    storage: shared.storage,
    /** What time alone brings about; `start` has this process do it, tests run it by hand. */
    jobs,
    messages,
    /** The path that lets one browser into the tools of this machine, once; undefined where there are none. */
    toolsLink: access && issuesLink ? await newLink() : undefined,
    /** What is counted; a module adds its own figures by `metrics.gauge`. */
    metrics,
    readMetrics,
    /** Acts each time something that pages show was changed, in whatever process. */
    onChange: changes.onShown,
    /** Waits for the messages that are on their way. */
    idle: () => messages.idle(),
    /** From now on /api/ready says no, so that nobody new is sent here. */
    leave: () => void (leaving = true),
    /** From now on this process does the jobs whose time has come, and sends what others have left behind. */
    async start() {
      await jobs.start();
      sending.start();
    },
    /** Ends what runs by itself, and waits for it some seconds; the database is the caller's to close. */
    async stop() {
      await Promise.all([sending.stop(), jobs.stop()]);
    },
  };
}
