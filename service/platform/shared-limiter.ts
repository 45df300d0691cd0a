import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CountingLine } from './counting-line.ts';
import type { Limiter } from './take-point.ts';

type Counted = { keyPrefix: string; points: number; duration: number };

/**
 * Counts in the database, for all processes together. While the database is away each process counts for itself,
 * because a rate limiter must not make pages fail. Visitors over their limit are remembered in memory and cost the
 * database nothing.
 */
export function sharedLimiter(line: CountingLine, counted: Counted): Limiter {
  const own = new RateLimiterMemory(counted);
  const shared = new RateLimiterPostgres({
    ...counted,
    storeClient: line.pool,
    storeType: 'pool',
    tableName: 'request_counters',
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: counted.points + 1,
  });

  const together = (key: string, points: number) =>
    new Promise<RateLimiterRes>((resolve, reject) => {
      const alone = () => void own.consume(key, points).then(resolve, reject);
      const isFirst = line.wait(() => isFirst() && alone());
      const refused = (fault: unknown) => {
        if (!isFirst()) return;
        if (fault instanceof RateLimiterRes) reject(fault);
        else {
          line.lost();
          alone();
        }
      };
      shared.consume(key, points).then((taken) => isFirst() && resolve(taken), refused);
    });

  return {
    consume: (key, points = 1) => (line.isAway() ? own.consume(key, points) : together(key, points)),
  };
}
