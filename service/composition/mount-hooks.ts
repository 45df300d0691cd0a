import type { Hono } from 'hono';
import { oneClickStop } from '#service/mail-preferences/one-click.ts';
import type { MailPreferenceStore } from '#service/mail-preferences/queries.ts';
import type { StopLinks } from '#service/mail-preferences/stop-links.ts';
import { paymentHooks } from '#service/payments/webhook.ts';

type HookParts = Parameters<typeof paymentHooks>[0] & {
  mailStops: { preferences: MailPreferenceStore; stopLinks: StopLinks };
};

/** The addresses that foreign programs call: processors about payments, mail programs to stop a kind of mail. */
export function mountHooks(app: Hono, { mailStops, ...payments }: HookParts) {
  app.route('/hooks/payments', paymentHooks(payments));
  app.route('/hooks/mail', oneClickStop(mailStops.preferences, mailStops.stopLinks));
}
