import type { MiddlewareHandler } from 'hono';
import type { Log } from './error-log.ts';

/**
 * Says once in the log that a request came with `X-Forwarded-For` although no proxy is configured: the header counts for
 * nothing, so behind a proxy all visitors share one address and its limits.
 */
export function warnOfProxy(log: Log): MiddlewareHandler {
  let isSaid = false;
  return async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      log({
        level: 'warn',
        event: 'proxy.unexpected',
        message: 'X-Forwarded-For is ignored: TRUST_PROXY does not say how many proxies stand in front',
      });
    }
    await next();
  };
}
