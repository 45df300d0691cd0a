import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Db } from '#service/db/database.ts';
import { rateCounters } from '#service/db/schema/rate-counters.ts';
import { takePoint } from '#service/platform/take-point.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/** Wrong passwords in fifteen minutes after which no more is compared, and for how many seconds. */
const failuresMax = 5;
const seconds = 900;

type LockOutParts = {
  db: Db;
  /** Multiplies the failures; for benchmarks and tests. */
  factor: number;
  /** Keyed hash of the typed name, stored in its place. */
  hashed: (name: string) => string;
  browsers: Pick<KnownBrowsers, 'countedAs'>;
};

export type LockOut = ReturnType<typeof lockOut>;

/**
 * Counts tries of a password by the name that was typed, whether there is such an account or not, so that a lock tells
 * nothing. A try is counted before its password is compared, so that parallel tries do not slip through. A browser that has
 * signed in to the account has tries of its own, and the way in by a one-time code stays open, so that nobody can lock the
 * owner out.
 */
export function lockOut({ db, factor, hashed, browsers }: LockOutParts) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateCounters,
    keyPrefix: 'password',
    points: failuresMax * factor,
    duration: seconds,
    blockDuration: seconds,
    clearExpiredByTimeout: false,
  });
  /** Under which key the tries of a browser (the id that it keeps) are counted for a name. */
  async function keyOf(name: string, browser: string | undefined) {
    const known = await browsers.countedAs(browser, name);
    return hashed(known === undefined ? name : `${name} ${known}`);
  }

  return {
    async count(name: string, browser?: string) {
      await takePoint(limiter, await keyOf(name, browser), 'login.locked');
    },
    /** Resets the count after a successful sign-in. */
    async forget(name: string, browser?: string) {
      await limiter.delete(await keyOf(name, browser));
    },
  };
}
