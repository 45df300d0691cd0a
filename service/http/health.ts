import type { ServiceApp } from './api-context.ts';

type Condition = {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** True once the process is stopping. */
  isLeaving: () => boolean;
};

/**
 * Endpoints for monitoring. `/health` says whether the process works; `/ready` whether a load balancer should send
 * requests, which is 503 from the beginning of a stop.
 */
export function healthRoutes(app: ServiceApp, { ping, isLeaving }: Condition) {
  const works = () =>
    ping().then(
      () => true,
      () => false,
    );
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/health', async (c) => {
    const alive = await works();
    return c.json({ status: alive ? 'ok' : 'down' }, alive ? 200 : 503, headers);
  });
  app.get('/ready', async (c) => {
    if (isLeaving()) return c.json({ status: 'leaving' }, 503, headers);
    const alive = await works();
    return c.json({ status: alive ? 'ok' : 'down' }, alive ? 200 : 503, headers);
  });
}
