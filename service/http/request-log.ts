import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Answered } from '#service/platform/metrics.ts';
import type { Log } from './error-log.ts';

type Variables = { traceId?: string; operationId?: string; route?: string };

/** Polled by machines every few seconds; logged at debug level only. */
const probes = /^\/api\/(?:health|ready)$/;

/**
 * One line for each request, written when its answer has been sent or cut off: request id, method, route, status and
 * milliseconds. The route is an operation's id, a screen's pattern or a mounted path, never the address itself, because
 * addresses hold what people search for and the ids of what they own.
 */
export const requestLog =
  (log: Log, answered: (request: Answered) => void = () => {}): MiddlewareHandler =>
  async (c, next) => {
    const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
    if (!outgoing) return next();
    const began = performance.now();
    outgoing.once('close', () => {
      const { traceId, operationId, route: screen } = c.var as Variables;
      const route = operationId ?? screen ?? mountedPath(c);
      const ms = performance.now() - began;
      const status = outgoing.statusCode;
      answered({ method: c.req.method, route, status, seconds: ms / 1000 });
      log({
        level: probes.test(c.req.path) ? 'debug' : 'info',
        event: 'request',
        ...(traceId !== undefined && { traceId }),
        method: c.req.method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(!outgoing.writableFinished && { cut: true }),
      });
    });
    return next();
  };

const mountedPath = (c: Context) => routePath(c);
