import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Db } from '#service/db/database.ts';
import { rateCounters } from '#service/db/schema/rate-counters.ts';
import { takePoint } from '#service/platform/take-point.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/** After five tries of a password in fifteen minutes no more are compared, for another fifteen minutes (`seconds`). */
const failuresMax = 5;
const seconds = 900;

type LockOutParts = {
  db: Db;
  /** Multiplies the allowed tries; 1 but in benchmarks and tests. */
  factor: number;
  /** Keyed hash of the typed name, stored in its place. */
  hashed: (name: string) => string;
  browsers: Pick<KnownBrowsers, 'countedAs'>;
};

export type LockOut = ReturnType<typeof lockOut>;

/**
 * Counts tries of a password by the typed number or mail, whether such an account exists or not, so that a lock does not tell
 * who has an account. A try is counted before its password is compared, so that parallel tries are all counted. A browser that
 * has signed in to the account has a count of its own, and one-time codes still sign in, so that nobody can lock the owner out.
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
  /** The key under which tries are counted for a typed name; `browser` is the browser id of the cookie. */
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
