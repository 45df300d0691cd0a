import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#service/domain/refusal.ts';

type Window = { points: number; seconds: number };

/**
 * The classes that the operations name in `x-rate-limit`. Limits of one thing (codes per destination, payments per order, open
 * streams) are kept where that thing is.
 */
const classes: Record<string, { windows: Window[]; by: 'visitor' | 'address'; shared?: boolean }> = {
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
  code: { by: 'address', shared: true, windows: [{ points: 20, seconds: 3600 }] },
  login: { by: 'address', windows: [{ points: 50, seconds: 3600 }] },
  register: { by: 'address', windows: [{ points: 10, seconds: 3600 }] },
  pay: { by: 'visitor', shared: true, windows: [{ points: 20, seconds: 3600 }] },
  export: { by: 'visitor', windows: [{ points: 5, seconds: 3600 }] },
  redeem: { by: 'visitor', windows: [{ points: 10, seconds: 3600 }] },
  upload: { by: 'visitor', windows: [{ points: 30, seconds: 3600 }] },
  chat: { by: 'visitor', windows: [{ points: 20, seconds: 60 }] },
  refund: { by: 'visitor', windows: [{ points: 10, seconds: 86_400 }] },
  stream: { by: 'visitor', windows: [{ points: 30, seconds: 60 }] },
};

/** The names of the classes. */
export const rateClasses: readonly string[] = Object.keys(classes);

export type Caller = { operationId: string; userId: string | undefined; address: string };

export type RateLimits = (rateClass: string, caller: Caller) => Promise<void>;

/** Counts calls per operation and visitor; `factor` multiplies every limit, for benchmarks and tests. */
export function rateLimits(factor: number): RateLimits {
  const limiters = new Map(
    Object.entries(classes).map(([name, { windows }]) => [
      name,
      windows.map(
        ({ points, seconds }, index) =>
          new RateLimiterMemory({ keyPrefix: `${name}${index}`, points: points * factor, duration: seconds }),
      ),
    ]),
  );
  return async (rateClass, { operationId, userId, address }) => {
    const rule = classes[rateClass];
    if (!rule) throw new Error(`${operationId} has the unknown rate class ${rateClass}`);
    const who = rule.by === 'visitor' ? (userId ?? address) : address;
    const key = rule.shared ? who : `${operationId} ${who}`;
    for (const limiter of limiters.get(rateClass) ?? []) await take(limiter, key);
  };
}

/** Text messages to one country code in an hour, against pumping by strangers who earn on them. */
const messagesPerPrefix = 500;

/** Counts text messages per country code. */
export function prefixBudget(factor: number) {
  const points = messagesPerPrefix * factor;
  const limiter = new RateLimiterMemory({ keyPrefix: 'prefix', points, duration: 3_600 });
  return (callingCode: string) => take(limiter, callingCode);
}

async function take(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Refusal('rate.limited', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}
