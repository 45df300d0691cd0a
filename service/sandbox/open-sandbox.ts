import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { connectionTimes } from '#service/http/connection-times.ts';
import { everySoOften } from '#service/platform/every-so-often.ts';
import type { FaultLog } from '#service/platform/fault-log.ts';
import { sandboxApi } from './api.ts';
import { sandboxCallStore } from './calls.ts';
import { sandboxCardStore } from './card-store.ts';
import { sandboxChallengeStore } from './challenge-store.ts';
import { sandboxPages } from './pages.ts';
import { sandboxPaymentStore } from './payment-store.ts';
import { sandboxSteps } from './payment-steps.ts';

export type SandboxPlace = {
  db: Db;
  clock: Clock;
  port: number;
  /** Where browsers reach it. */
  origin: string;
  apiKey: string;
  hookUrl: string;
  hookSecret: string;
  report: FaultLog;
  slowSeconds?: number;
  /** False when tests make the webhook calls by `callDue`. */
  callsByItself?: boolean;
};

/** The sandbox listens on this machine only; an operator who wants it public needs a proxy. */
const loopback = '127.0.0.1';

/** Milliseconds between two checks for due webhook calls. */
const callPauseMs = 1_000;
/** Milliseconds between two deletions of expired sessions and tokens. */
const sweepPauseMs = 60_000;

/**
 * The sandbox processor: a separate server with its own port, and so its own origin, that imitates a card processor. No money
 * moves.
 */
export async function openSandbox(place: SandboxPlace) {
  const { db, clock, port, origin, apiKey, hookUrl, hookSecret, report } = place;
  const { slowSeconds = 30, callsByItself = true } = place;
  const cards = sandboxCardStore(db, clock);
  const steps = sandboxSteps(clock, cards);
  const challengeOf = (payNo: string) =>
    `chl_${createHmac('sha256', apiKey).update(`challenge ${payNo}`).digest('base64url')}`;
  const payments = sandboxPaymentStore({ db, clock, cards, steps, challengeOf, slowSeconds });
  const challenges = sandboxChallengeStore(db, steps);
  const calls = sandboxCallStore({ db, clock, cards, payments, hookUrl, hookSecret });

  const app = new Hono();
  app.use('*', bodyLimit({ maxSize: 32_768 }));
  app.route('/v1', sandboxApi({ db, clock, cards, payments, apiKey, challengeOf, origin }));
  app.route('/', sandboxPages({ cards, challenges }));
  app.onError((fault, c) => {
    report('sandbox.failed', fault);
    return c.text('Something went wrong', 500);
  });

  const listen = getRequestListener(app.fetch);
  const server = createServer({ ...connectionTimes }, (request, response) => void listen(request, response));
  server.maxConnections = 200;
  server.listen(port, loopback);
  await once(server, 'listening');
  const failed = (fault: unknown) => void report('sandbox.failed', fault);
  const turns = [
    everySoOften({ turn: calls.callDue, pauseMs: callPauseMs, report: failed }),
    everySoOften({ turn: cards.sweep, pauseMs: sweepPauseMs, report: failed }),
  ];
  if (callsByItself) for (const turn of turns) turn.start();

  async function close() {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await Promise.all([closed, ...turns.map((turn) => turn.stop())]);
  }
  let closing: Promise<void> | undefined;

  return {
    /** Makes the calls that are due now, for tests. */
    callDue: calls.callDue,
    stop: () => (closing ??= close()),
  };
}
