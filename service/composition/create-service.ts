import { randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Database } from '#service/db/database.ts';
import type { Senders } from '#service/platform/sender.ts';
import { openTools } from '#service/desk/open-tools.ts';
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
import { mediaRoutes } from '#service/media/media-routes.ts';
import { type ServiceOptions, serviceFrom } from '#service/config/options.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { seedImagesFolder } from '#service/seed/catalogue.ts';
import { deskMessages } from '#service/desk/message-queries.ts';
import { regionStore } from '#service/regions/queries.ts';
import { frontPurge } from '#service/platform/front-purge.ts';
import { everySoOften } from '#service/platform/every-so-often.ts';
import { jobQueue } from '#service/platform/job-queue.ts';
import { jobRunStore } from '#service/platform/job-runs.ts';
import { outbox } from '#service/platform/outbox.ts';
import { scheduledJobs } from '#service/platform/scheduled-jobs.ts';
import { settingsStore } from '#service/platform/settings.ts';
import { openChanges } from '#service/platform/changes.ts';
import { openShopClock } from '#service/platform/shop-clock.ts';
import { mountHooks } from './mount-hooks.ts';
import { mountTools } from './mount-tools.ts';
import { openApi } from './open-api.ts';
import { pageDoor } from './page-door.ts';
import { senderOf } from './sender-of.ts';
import { agreementFile } from '#service/content/agreement-files.ts';
import { folderStore } from '#service/uploads/folder-store.ts';
import { uploadRoutes } from '#service/uploads/upload-routes.ts';
import { sharpWork } from '#service/uploads/reencode-image.ts';

type ServiceParts = {
  /** Open and migrated. */
  database: Database;
  clock?: Clock;
  senders?: Senders;
  options?: Partial<ServiceOptions>;
  /** The card processor; without it cards are not accepted. */
  processor?: PaymentProcessor | undefined;
  /** Replaces the processor's operations that orders use; for tests. */
  cards?: CardDoor;
  /** The secret by which programs may use the tools under /dev; only called when there are such tools. */
  deskSecret?: () => string;
  /** Id of this run of the shop; all its processes have the same. */
  run?: string;
  /** True to issue the link that lets one browser into the tools; only one process of a run does. */
  issuesLink?: boolean;
  /** True to purge the cache in front after changes. Only one process of a run does, because each is notified of all changes. */
  purgesFront?: boolean;
  /** Reads the metrics of all processes of this run; undefined for those of this process only. */
  allMetrics?: ReadMetrics;
};

/** Milliseconds between two checks for messages that a crashed process has left. */
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
  purgesFront = true,
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
  const messages = outbox({
    db: database.db,
    senders: senderOf(senders, unsent, settled.print),
    clock: now,
    report,
  });
  changes.on(['regions'], regions.forget);
  const purge =
    purgesFront && settled.frontPurge ? frontPurge({ place: settled.frontPurge, report }) : undefined;
  if (purge) changes.onShown(purge.change);
  if (database.reads) changes.onShown(database.reads.hold);
  const failedReload = (fault: unknown) =>
    settled.log({ level: 'warn', event: 'clock.not_read', ...errorFacts(fault) });
  changes.on(['clock'], () => void shopClock.reload().catch(failedReload));
  // Without a trusted proxy anybody can set this header.
  const countryHeader = settled.trustedProxies > 0 ? settled.regionHeader : undefined;
  const { bucket, uploadsDir } = settled;
  const inBucket = bucket && (await import('#service/uploads/bucket-store.ts')).bucketStore(bucket);
  const { api, apiContext, modules, ...shared } = await openApi({
    ...settled,
    database,
    outbox: messages,
    regions,
    settings,
    clock: now,
    countryHeader,
    agreementText: agreementFile,
    openObjects: (policy) => inBucket ?? folderStore({ folder: uploadsDir, policy }),
    pictureWork: sharpWork,
    processor,
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
  uploadRoutes(app, apiContext, shared.uploads);
  mountHooks(app, {
    db: database.db,
    machineClock: clock,
    clock: now,
    processor,
    settle: shared.settle,
    refundDoor: shared.refundDoor,
    notices: shared.notices,
    mailStops: shared.mailStops,
    report,
  });
  mediaRoutes(app, { seedImages: seedImagesFolder(), cacheDir: settled.mediaCacheDir, log: settled.log });
  const newToolsLink = mountTools(app, {
    db: database.db,
    now,
    shopClock,
    settings,
    hasDesk,
    unsent,
    secret: deskSecret,
    run,
    jobs,
    moves: shared.moves,
    refundDoors: shared.refundDoors,
    frame: settled.frame,
  });

  return {
    app,
    ...pageDoor({
      app,
      database,
      regions,
      limits: apiContext.limits,
      trustedProxies: settled.trustedProxies,
    }),
    /** The origin to which browsers upload pictures; undefined when they upload to the service. */
    storage: shared.storage,
    /** Scheduled jobs; `start` runs them in this process, tests run them by hand. */
    jobs,
    messages,
    /** The path that lets one browser into the tools of this machine, once; undefined when there are no tools. */
    toolsLink: issuesLink ? await newToolsLink?.() : undefined,
    /** The metrics of this process; others may be added by `metrics.gauge`. */
    metrics,
    readMetrics,
    /** Registers a callback for every change of data that pages show, made by any process. */
    onChange: changes.onShown,
    /** Resolves when no message is being sent. */
    idle: () => messages.idle(),
    /** The open streams of this process; tests send heartbeats by hand. */
    live: shared.live,
    /** Begins the stop: /api/ready answers 503 from now on, and open streams are told to reconnect later. */
    leave: shared.leave,
    /** From now on this process runs due jobs, and sends messages that other processes have not sent. */
    async start() {
      await jobs.start();
      sending.start();
    },
    /** Stops jobs and streams, waiting some seconds for them. The caller closes the database. */
    async stop() {
      shared.leave();
      purge?.stop();
      await Promise.all([sending.stop(), jobs.stop()]);
    },
  };
}
