import type { Hono } from 'hono';
import type { Db } from '#service/db/database.ts';
import { deskChat } from '#service/desk/chat-queries.ts';
import { deskAccess } from '#service/desk/desk-access.ts';
import { deskRoutes } from '#service/desk/desk-routes.ts';
import { devGuard } from '#service/desk/dev-guard.ts';
import { deskGifts } from '#service/desk/gift-queries.ts';
import { mailboxRoutes } from '#service/desk/mailbox-routes.ts';
import { deskMessages } from '#service/desk/message-queries.ts';
import { deskRefunds } from '#service/desk/open-refunds.ts';
import { deskStore } from '#service/desk/queries.ts';
import { deskReviewStore } from '#service/desk/review-queries.ts';
import type { Clock } from '#service/domain/clock.ts';
import { devMailboxStore } from '#service/platform/dev-mailbox-store.ts';
import type { scheduledJobs } from '#service/platform/scheduled-jobs.ts';
import type { SettingsStore } from '#service/platform/settings.ts';
import type { ShopClock } from '#service/platform/shop-clock.ts';

type RefundParts = Parameters<typeof deskRefunds>[0];

type ToolParts = {
  db: Db;
  now: Clock;
  shopClock: ShopClock;
  settings: SettingsStore;
  /** True when the desk is one of the tools. */
  hasDesk: boolean;
  /** Channels without a sender, whose messages the development mailbox shows; empty for no mailbox. */
  unsent: readonly string[];
  secret: () => string;
  run: string;
  jobs: ReturnType<typeof scheduledJobs>;
  moves: Parameters<typeof deskRoutes>[0]['moves'];
  refundDoors: RefundParts['doors'];
  frame: RefundParts['frame'];
};

/**
 * Mounts the tools of this machine under /dev: the desk and the development mailbox. Returns a function that makes a path which lets
 * one browser in, once; undefined when there are no tools.
 */
export function mountTools(app: Hono, { db, now, hasDesk, unsent, jobs, ...parts }: ToolParts) {
  const { secret, run, settings } = parts;
  const access = hasDesk || unsent.length > 0 ? deskAccess({ secret: secret(), run, settings }) : undefined;
  const newLink = async () => `/dev/${hasDesk ? 'desk' : 'outbox'}?key=${await access?.issueTicket()}`;
  app.use('/dev/*', devGuard(access));
  if (unsent.length > 0) app.route('/dev/outbox', mailboxRoutes(devMailboxStore(db, now), unsent));
  if (hasDesk) {
    app.route(
      '/dev/desk',
      deskRoutes({
        desk: deskStore(db, now),
        chat: deskChat(db, now),
        moves: parts.moves,
        clock: parts.shopClock,
        jobs,
        runJob: (name) => jobs.run(name),
        messages: deskMessages(db),
        gifts: deskGifts(db, now),
        refunds: deskRefunds({ db, clock: now, doors: parts.refundDoors, frame: parts.frame }),
        reviews: deskReviewStore(db, now),
        newLink,
      }),
    );
  }
  app.all('/dev/*', (c) => c.text('Not found', 404));
  return access && newLink;
}
