import type { ServiceApp } from './gate.ts';

type Condition = {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** True once the process is to be stopped. */
  isLeaving: () => boolean;
};

/**
 * What the mall is asked by those who watch over it. `/health` says whether it works; `/ready` whether to send it
 * readers, which it denies first when it is to be stopped.
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
