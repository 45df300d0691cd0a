import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { Db } from '#service/db/database.ts';
import { rateCounters } from '#service/db/schema/rate-counters.ts';
import { countingLine } from './counting-line.ts';
import { pointsAhead } from './points-ahead.ts';
import { sharedLimiter } from './shared-limiter.ts';
import { type Limiter, takePoint } from './take-point.ts';

type Window = {
  points: number;
  seconds: number;
  /** Points that a process takes from the shared count at once; one, unless it is said. */
  ahead?: number;
};

type Rule = { windows: Window[]; by: 'visitor' | 'address'; shared?: boolean; lasting?: boolean };

/**
 * Pages are counted by IP address, behind which may be an office or thousands of a mobile operator's customers: `page` counts all
 * pages, `render` those that are not answered from the cache. A shopper opens a few pages a minute (screens change without a
 * page), so 240 are enough for about a hundred shoppers; rendering them takes a tenth to half of one core's time.
 */
const pageClasses: Record<string, Rule> = {
  page: { by: 'address', windows: [{ points: 900, seconds: 60, ahead: 15 }] },
  render: {
    by: 'address',
    windows: [
      { points: 240, seconds: 60, ahead: 4 },
      { points: 20, seconds: 1 },
    ],
  },
};

/**
 * The classes that the operations name in `x-rate-limit`. Limits of one thing (codes per number or mail, payments per order,
 * messages per conversation, open streams) are in the code of that thing. Limits against brute force (`lasting`) are counted in
 * the database, so that a restart does not reset them. With PostgreSQL all others are counted there, too, but for those of one second:
 * they protect the processor of the process that answers, and each counts its own.
 */
const classes: Record<string, Rule> = {
  read: { by: 'visitor', windows: [{ points: 120, seconds: 60 }] },
  search: {
    by: 'visitor',
    windows: [
      { points: 60, seconds: 60 },
      { points: 10, seconds: 1 },
    ],
  },
  write: { by: 'visitor', windows: [{ points: 60, seconds: 60 }] },
  order: { by: 'visitor', windows: [{ points: 10, seconds: 60 }] },
  code: { by: 'address', lasting: true, shared: true, windows: [{ points: 20, seconds: 3600 }] },
  login: { by: 'address', lasting: true, windows: [{ points: 50, seconds: 3600 }] },
  register: { by: 'address', lasting: true, windows: [{ points: 10, seconds: 3600 }] },
  pay: { by: 'visitor', shared: true, windows: [{ points: 20, seconds: 3600 }] },
  export: { by: 'visitor', windows: [{ points: 5, seconds: 3600 }] },
  redeem: { by: 'visitor', windows: [{ points: 10, seconds: 3600 }] },
  upload: { by: 'visitor', windows: [{ points: 30, seconds: 3600 }] },
  // Uploads of pictures; the tickets for them are counted per member by `upload`.
  picture: {
    by: 'address',
    windows: [
      { points: 60, seconds: 60 },
      { points: 600, seconds: 3600 },
    ],
  },
  chat: { by: 'visitor', windows: [{ points: 60, seconds: 60 }] },
  refund: { by: 'visitor', windows: [{ points: 10, seconds: 86_400 }] },
  stream: { by: 'visitor', windows: [{ points: 30, seconds: 60 }] },
  ...pageClasses,
};

/** The names of the classes. */
export const rateClasses: readonly string[] = Object.keys(classes);

type Caller = {
  operationId: string;
  userId: string | undefined;
  address: string;
  /** What the call costs; one point, unless it is said. */
  points?: number;
};

export type RateLimits = (rateClass: string, caller: Caller) => Promise<void>;

type Counting = {
  db: Db;
  /** Keyed hash of an address, stored in its place. */
  hashed: (name: string) => string;
  /** Connections to PostgreSQL for counting all processes together; undefined with the embedded database, which has one process. */
  counters: Pool | undefined;
};

/** Counts calls per operation and visitor; `factor` multiplies every limit, for benchmarks and tests. */
export function rateLimits(factor: number, { db, hashed, counters }: Counting): RateLimits {
  const line = counters && countingLine(counters);
  const limiters = new Map(
    Object.entries(classes).map(([name, { windows, lasting }]) => [
      name,
      windows.map(({ points, seconds, ahead }, index): Limiter => {
        const counted = { keyPrefix: `${name}${index}`, points: points * factor, duration: seconds };
        if (lasting) return lastingLimiter(db, counted);
        if (!line || seconds === 1) return new RateLimiterMemory(counted);
        const shared = sharedLimiter(line, counted);
        return ahead ? pointsAhead(shared, { points: counted.points, ahead }) : shared;
      }),
    ]),
  );
  return async (rateClass, { operationId, userId, address, points }) => {
    const rule = classes[rateClass];
    if (!rule) throw new Error(`${operationId} has the unknown rate class ${rateClass}`);
    const who = rule.by === 'visitor' ? (userId ?? address) : address;
    const plain = rule.shared ? who : `${operationId} ${who}`;
    const key = rule.lasting || counters ? hashed(plain) : plain;
    for (const limiter of limiters.get(rateClass) ?? [])
      await takePoint(limiter, key, 'rate.limited', points);
  };
}

type Counted = { keyPrefix: string; points: number; duration: number };

const lastingLimiter = (db: Db, counted: Counted): Limiter =>
  new RateLimiterDrizzle({ ...counted, storeClient: db, schema: rateCounters, clearExpiredByTimeout: false });

/** Text messages to one calling code in an hour, against SMS pumping (fraud by strangers who earn on each message). */
const messagesPerPrefix = 500;

/** Counts text messages per country code, for all processes together; a restart forgets nothing. */
export function prefixBudget(factor: number, db: Db) {
  const points = messagesPerPrefix * factor;
  const limiter = lastingLimiter(db, { keyPrefix: 'prefix', points, duration: 3_600 });
  return (callingCode: string) => takePoint(limiter, callingCode, 'rate.limited');
}
