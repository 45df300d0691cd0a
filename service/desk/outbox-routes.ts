import { Hono } from 'hono';
import { html } from 'hono/html';
import type { OutboxStore } from '#service/store/outbox.ts';
import { atThisMachine } from './at-this-machine.ts';
import { toolPage } from './page.ts';

/** The messages that no sender took, at /dev/outbox: a page, or JSON for who asks for JSON. */
export function outboxRoutes(outbox: OutboxStore, channels: readonly string[]) {
  const app = new Hono();
  app.use('*', atThisMachine);

  app.get('/', async (c) => {
    const messages = await outbox.latest(channels);
    if (c.req.header('accept')?.includes('application/json')) return c.json(messages);
    const rows = messages.map(
      (message) =>
        html`<tr>
          <td>${message.createdAt.toISOString()}</td>
          <td>${message.channel}</td>
          <td>${message.to}</td>
          <td><strong>${message.code}</strong></td>
          <td>${message.text}</td>
        </tr>`,
    );
    return c.html(
      toolPage(
        'Outbox',
        html`<p>Messages that were not sent, because no sender is configured. The newest stands first.</p>
          <table>
            <thead>
              <tr>
                <th>Time</th>
                <th>Channel</th>
                <th>To</th>
                <th>Code</th>
                <th>Text</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>`,
      ),
    );
  });

  return app;
}
