import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CountingLine } from './counting-line.ts';
import type { Limiter } from './take-point.ts';

type Counted = { keyPrefix: string; points: number; duration: number };

/**
 * Counts in the database, so that all processes count together; while that is away, each counts for itself, because a limit
 * shall not be what keeps a page from being shown. What is over the limit is remembered here and costs the database nothing.
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

  const together = (key: string) =>
    new Promise<RateLimiterRes>((resolve, reject) => {
      const alone = () => void own.consume(key).then(resolve, reject);
      const isFirst = line.wait(() => isFirst() && alone());
      const refused = (fault: unknown) => {
        if (!isFirst()) return;
        if (fault instanceof RateLimiterRes) reject(fault);
        else {
          line.lost();
          alone();
        }
      };
      shared.consume(key).then((taken) => isFirst() && resolve(taken), refused);
    });

  return { consume: (key) => (line.isAway() ? own.consume(key) : together(key)) };
}
