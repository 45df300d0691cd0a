import type { MiddlewareHandler } from 'hono';
import type { Log } from './error-log.ts';

/**
 * Logs once that a request came with `X-Forwarded-For` although no proxy is configured: the header is ignored then, so all visitors
 * behind the proxy share one address and its rate limits.
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
