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
  /** Callers for whom points are being taken; who comes meanwhile waits for them. */
  const coming = new Map<string, Promise<RateLimiterRes>>();

  async function take(key: string, wanted: number) {
    const batch = Math.max(ahead, wanted);
    const hold = (taken: RateLimiterRes, more: number) => {
      const left = (held.get(key)?.left ?? 0) + more;
      held.set(key, { left, taken }, { ttl: Math.max(1, taken.msBeforeNext) });
      return taken;
    };
    try {
      return hold(await limiter.consume(key, batch), batch - wanted);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // The last points of a window are fewer than were asked for. A caller who is over the limit has consumed nothing, it says.
      const before = refused.consumedPoints - batch;
      const more = points - before - wanted;
      if (before < 0 || more < 0) throw refused;
      return hold(refused, more);
    }
  }

  return {
    async consume(key, wanted = 1) {
      for (;;) {
        const found = held.get(key);
        if (found && found.left >= wanted) {
          found.left -= wanted;
          return found.taken;
        }
        const others = coming.get(key);
        if (!others) break;
        await others.catch(() => undefined);
      }
      const taking = take(key, wanted).finally(() => coming.delete(key));
      coming.set(key, taking);
      return taking;
    },
  };
}
