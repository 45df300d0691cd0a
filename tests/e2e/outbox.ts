import type { APIRequestContext, Page } from '@playwright/test';
import { deskKey } from '../../scripts/desk-key.ts';

/** Where the shop of these tests keeps its data. */
export const shopData = () => process.env.E2E_DATA_DIR ?? 'test-results/shop-data';

/** A message as the development mailbox shows it. */
export type Sent = {
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  code: string | null;
  createdAt: string;
};

/** What the shop whose data lie in a folder has sent, as its development mailbox shows it: newest first. */
async function outbox(api: APIRequestContext, dataDir: string): Promise<Sent[]> {
  const answer = await api.get('/dev/outbox', {
    headers: { accept: 'application/json', ...deskKey(dataDir) },
  });
  return (await answer.json()) as Sent[];
}

/** The message with a code that was sent last to a destination. */
export async function lastSent(
  api: APIRequestContext,
  ending: string,
  dataDir: string,
): Promise<Sent | undefined> {
  const messages = await outbox(api, dataDir);
  return messages.find(({ to, code }) => code && to.endsWith(ending));
}

/** The messages to an address, newest first. */
export const mailsTo = async (page: Page, mail: string): Promise<Sent[]> =>
  (await outbox(page.request, shopData())).filter(({ to }) => to === mail);
