import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#service/domain/refusal.ts';

/** A rate limiter. */
export type Limiter = { consume(key: string): Promise<RateLimiterRes> };

/** Takes one point of a limiter; where none is left, refuses and says in how many seconds there is one. */
export async function takePoint(limiter: Limiter, key: string, refusal: 'rate.limited' | 'login.locked') {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Refusal(refusal, { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}
