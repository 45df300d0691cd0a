import type { ErrorHandler } from 'hono';
import { errorFacts, isDatabaseAway, type Log } from './error-log.ts';
import { isClientAbort } from './client-abort.ts';

/**
 * Error handler for everything that is neither API nor page (pictures, sitemap, tools): logs one line and responds
 * with one sentence and the trace id, without internals.
 */
export const unexpected =
  (log: Log): ErrorHandler =>
  (fault, c) => {
    const traceId = (c.var as { traceId?: string }).traceId;
    const away = isDatabaseAway(fault);
    if (!isClientAbort(fault)) {
      log({
        level: 'error',
        event: away ? 'database.away' : 'request.failed',
        ...(traceId !== undefined && { traceId }),
        ...errorFacts(fault),
      });
    }
    return c.text(`This did not work. Request ${traceId ?? 'unknown'}`, away ? 503 : 500, {
      'Cache-Control': 'no-store',
      ...(away && { 'Retry-After': '2' }),
    });
  };
