import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#service/domain/refusal.ts';

/** A rate limiter. */
export type Limiter = { consume(key: string, points?: number): Promise<RateLimiterRes> };

/** Takes one point of a limiter, or several; when none is left, refuses with the seconds until the next one (`retryAfter`). */
export async function takePoint(
  limiter: Limiter,
  key: string,
  refusal: 'rate.limited' | 'login.locked',
  points = 1,
) {
  try {
    await limiter.consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Refusal(refusal, { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}
