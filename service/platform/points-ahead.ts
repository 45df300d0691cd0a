import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiter } from './take-point.ts';

type Ahead = {
  /** Points that a caller has in a window. */
  points: number;
  /** Points that are taken of it at once. */
  ahead: number;
};

/** Callers whose points are held; whoever is forgotten takes new ones. */
const mostCallers = 10_000;

/**
 * Takes several points of a limiter at once and gives them out one by one, so that most pages ask the database nothing. Nobody gets
 * more than the limit. What a process has taken ahead is lost for the other processes until the window is over.
 */
export function pointsAhead(limiter: Limiter, { points, ahead }: Ahead): Limiter {
  const held = new LRUCache<string, { left: number; taken: RateLimiterRes }>({ max: mostCallers });

  const hold = (key: string, left: number, taken: RateLimiterRes) => {
    if (left > 0 && taken.msBeforeNext > 0) held.set(key, { left, taken }, { ttl: taken.msBeforeNext });
    else held.delete(key);
    return taken;
  };

  return {
    async consume(key, wanted = 1) {
      const found = held.get(key);
      if (found && found.left >= wanted) {
        found.left -= wanted;
        return found.taken;
      }
      const batch = Math.max(ahead, wanted);
      try {
        return hold(key, batch - wanted, await limiter.consume(key, batch));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // The last points of a window are fewer than were asked for. A caller who is over the limit has consumed nothing, it says.
        const before = refused.consumedPoints - batch;
        const left = points - before - wanted;
        if (before < 0 || left < 0) throw refused;
        return hold(key, left, refused);
      }
    },
  };
}
