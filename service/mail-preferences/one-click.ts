import { Hono } from 'hono';
import type { MailPreferenceStore } from './queries.ts';
import type { StopLinks } from './stop-links.ts';

/**
 * The address in the `List-Unsubscribe` header of a mail (RFC 8058). A mail program posts to it when its reader presses
 * "unsubscribe". A GET is redirected to the page and stops nothing, because some programs open every link of a mail.
 */
export function oneClickStop(preferences: Pick<MailPreferenceStore, 'set'>, links: Pick<StopLinks, 'read'>) {
  const app = new Hono();
  app.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  app.post('/stop', async (c) => {
    const stop = links.read(c.req.query('token') ?? '');
    if (!stop) return c.text('Not found', 404);
    await preferences.set(stop, false);
    return c.text('Stopped');
  });
  app.get('/stop', (c) => c.redirect(`/unsubscribe#${encodeURIComponent(c.req.query('token') ?? '')}`, 303));
  app.all('*', (c) => c.text('Not found', 404));
  return app;
}
