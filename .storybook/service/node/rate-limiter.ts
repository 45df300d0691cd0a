/** Limits in the workbench are counted in memory, as long as the worker lives; the library's other ways want a server. */
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';

export {
  RateLimiterMemory,
  RateLimiterMemory as RateLimiterDrizzle,
  RateLimiterMemory as RateLimiterPostgres,
  RateLimiterRes,
};
