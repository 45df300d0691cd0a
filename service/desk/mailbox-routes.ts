import { Hono } from 'hono';
import { html } from 'hono/html';
import type { DevMailboxStore } from '#service/platform/dev-mailbox-store.ts';
import { toolPage } from './page.ts';

type Kept = Awaited<ReturnType<DevMailboxStore['latest']>>[number];

/** The development mailbox at /dev/outbox: messages of the last hour without a sender, as a page, or as JSON by the Accept header. */
export function mailboxRoutes(mailbox: DevMailboxStore, channels: readonly string[]) {
  const app = new Hono();

  app.get('/', async (c) => {
    const messages = await mailbox.latest(channels);
    if (c.req.header('accept')?.includes('application/json')) return c.json(messages);
    return c.html(
      toolPage(
        'Development mailbox',
        html`<p>
            Messages that were not sent, because no sender is configured. They are kept for an hour; the
            newest stands first.
          </p>
          ${messages.length === 0 ? html`<p>There is none yet.</p>` : messages.map(shown)}`,
      ),
    );
  });

  return app;
}

/** One message: a text message, or text and HTML of a mail. The HTML stands in a frame that runs and loads nothing. */
const shown = ({ createdAt, channel, to, subject, code, text, html: page }: Kept, index: number) =>
  html`<details ${index === 0 ? 'open' : ''}>
    <summary>
      <time>${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</time> ${channel} to ${to}:
      <strong>${code ?? subject}</strong>
    </summary>
    <pre>${text}</pre>
    ${
      page &&
      html`<iframe
        sandbox
        title="${subject}"
        srcdoc="${page}"
        width="100%"
        height="560"
        loading="lazy"
      ></iframe>`
    }
  </details>`;
