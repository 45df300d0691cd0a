import { Hono } from 'hono';
import type { FrameSettings } from '#service/content/frame-settings.ts';
import type { Db } from '#service/db/database.ts';
import { deskChat } from '#service/desk/chat-queries.ts';
import { deskRoutes } from '#service/desk/desk-routes.ts';
import { deskGifts } from '#service/desk/gift-queries.ts';
import { deskMessages } from '#service/desk/message-queries.ts';
import { deskRefunds } from '#service/desk/open-refunds.ts';
import { deskStore } from '#service/desk/queries.ts';
import { deskReviewStore } from '#service/desk/review-queries.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { OrderTransitions } from '#service/orders/transitions.ts';
import { jobRunStore } from '#service/platform/job-runs.ts';
import type { Job } from '#service/platform/scheduled-jobs.ts';
import { openShopClock } from '#service/platform/shop-clock.ts';
import type { SettingsStore } from '#service/platform/settings.ts';
import type { RefundDoors } from '#service/refunds/doors.ts';

type DeskParts = {
  db: Db;
  clock: Clock;
  settings: SettingsStore;
  moves: OrderTransitions;
  refundDoors: RefundDoors;
  frame: FrameSettings;
  /** What time alone brings about. */
  jobs: readonly Job[];
};

/**
 * The shopkeeper's desk under /dev/desk, as the command line asks it. No job runs by the clock in a workbench, so all of them
 * run after each command: money that the desk gives back is there when the command has ended.
 */
export async function openDesk({ db, clock, settings, moves, refundDoors, frame, jobs }: DeskParts) {
  const desk = new Hono();
  desk.use('*', async (_, next) => {
    await next();
    for (const job of jobs) await job.run();
  });
  desk.route(
    '/',
    deskRoutes({
      desk: deskStore(db, clock),
      chat: deskChat(db, clock),
      moves,
      clock: await openShopClock(settings, clock),
      jobs: jobRunStore(db),
      messages: deskMessages(db),
      gifts: deskGifts(db, clock),
      refunds: deskRefunds({ db, clock, doors: refundDoors, frame }),
      reviews: deskReviewStore(db, clock),
      newLink: async () => '/dev/desk',
    }),
  );
  return desk;
}
