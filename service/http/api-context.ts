import type { Hono } from 'hono';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import type { Log } from './error-log.ts';
import type { IdempotencyRuns } from './idempotency.ts';
import type { RateLimits } from '#service/platform/rate-limits.ts';

/** User, session and expiry of an access token. */
export type Bearer = { userId: string; sessionId: string; expiresAt: Date };

/** What every operation needs for its checks; made once by `createService`. */
export type ApiContext = {
  clock: Clock;
  /** Checks each answer against the description and throws on a difference; on in development and tests. */
  checkAnswers: boolean;
  /** Verifies an access token; throws the fitting auth.* refusal. */
  readBearer(token: string): Promise<Bearer>;
  knowsRegion(regionId: number): Promise<boolean>;
  idempotency: IdempotencyRuns;
  limits: RateLimits;
  log: Log;
  /**
   * Rejects when the database does not respond; undefined for the embedded database, which cannot hang without this
   * process.
   */
  askDatabase: (() => Promise<void>) | undefined;
  /** `https://shop.example`; when undefined, Origin headers are compared with the request's own host. */
  publicOrigin: string | undefined;
  /** Number of our own proxies in front of the service (`TRUST_PROXY`). */
  trustedProxies: number;
};

export type ServiceEnv = {
  Variables: {
    apiContext: ApiContext;
    language: Language;
    traceId: string;
    operationId?: string;
    /** The text of the answer's body, so that it need not be read from the response again. */
    saidText?: string;
  };
};

/** The kind of application that routes are mounted on. */
export type ServiceApp = Hono<ServiceEnv>;
