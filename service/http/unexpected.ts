import type { ErrorHandler } from 'hono';
import { errorFacts, isDatabaseAway, type Log } from './error-log.ts';
import { isClientAbort } from './client-abort.ts';

/**
 * Answers what broke outside the API and the pages (pictures, sitemap, the shop's own tools): one line in the log, one
 * sentence with the request's id for the reader, nothing about the inside.
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
