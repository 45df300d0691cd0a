import { notFound } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { MailPreferenceStore } from './queries.ts';
import type { StopLinks } from './stop-links.ts';

/** What a member wants by mail, and the links in mails that stop a kind of them without a sign-in. */
export function mailPreferenceRoutes(app: ServiceApp, preferences: MailPreferenceStore, links: StopLinks) {
  mountOperation(app, 'get', '/p/user/mailPreferences', async ({ userId }, respond) =>
    respond(200, await preferences.read(userId)),
  );

  mountOperation(app, 'put', '/p/user/mailPreferences', async ({ userId, body }, respond) => {
    await preferences.set({ userId, kind: body.kind }, body.wanted);
    return respond(200, await preferences.read(userId));
  });

  mountOperation(app, 'put', '/mailPreferences/byLink', async ({ body: { token, wanted } }, respond) => {
    const stop = links.read(token);
    if (!stop) throw notFound();
    await preferences.set(stop, wanted);
    return respond(200, { kind: stop.kind, wanted });
  });
}
