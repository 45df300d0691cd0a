import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { LiveHub } from './hub.ts';

/** Header that keeps proxies from buffering the stream. */
const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' };

/** The stream of live events. */
export function liveRoutes(app: ServiceApp, hub: LiveHub) {
  mountOperation(
    app,
    'get',
    '/p/chat/stream',
    async ({ userId, sessionId, expiresAt, language, request }) => {
      if (request.method === 'HEAD' || sessionId === undefined || expiresAt === undefined)
        return new Response(null, { headers });
      const last = request.headers.get('last-event-id') ?? undefined;
      return new Response(hub.open({ userId, sessionId, expiresAt, language }, last), { headers });
    },
  );
}
