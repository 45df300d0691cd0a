import type { Hono } from 'hono';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import type { Log } from './error-log.ts';
import type { IdempotencyRuns } from './idempotency.ts';
import type { RateLimits } from '#service/platform/rate-limits.ts';

export type Bearer = { userId: string; sessionId: string };

/** What every operation passes on its way in and out; made once by `createService`. */
export type Gate = {
  clock: Clock;
  /** Checks each answer against the description and throws on a difference; on in development and tests. */
  checkAnswers: boolean;
  /** Who a bearer token is; throws the fitting auth.* refusal. */
  readBearer(token: string): Promise<Bearer>;
  knowsRegion(regionId: number): Promise<boolean>;
  idempotency: IdempotencyRuns;
  limits: RateLimits;
  log: Log;
  /** Rejects when the database does not answer; undefined where it is a part of this process and cannot hang alone. */
  askDatabase: (() => Promise<void>) | undefined;
  /** `https://shop.example`; without it a request's own host is taken for the comparison of Origin. */
  publicOrigin: string | undefined;
  /** Proxies of ours before the service. */
  trustedProxies: number;
};

export type ServiceEnv = {
  Variables: { gate: Gate; language: Language; traceId: string; operationId?: string };
};

/** The kind of application that routes are mounted on. */
export type ServiceApp = Hono<ServiceEnv>;
