import type { Module } from '#service/http/module.ts';
import { mailPreferenceData } from './personal-data.ts';
import type { MailPreferenceStore } from './queries.ts';
import { mailPreferenceRoutes } from './routes.ts';
import type { StopLinks } from './stop-links.ts';

type MailPreferenceParts = { preferences: MailPreferenceStore; stopLinks: StopLinks };

/** Which mails a member wants, and the links that stop them. */
export const mailPreferencesModule = ({ preferences, stopLinks }: MailPreferenceParts): Module => ({
  ...mailPreferenceData,
  mount: (api) => mailPreferenceRoutes(api, preferences, stopLinks),
});
