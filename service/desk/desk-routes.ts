import { Hono } from 'hono';
import { html } from 'hono/html';
import { majorUnits } from '#openapi/currencies.ts';
import { deskCommand, type DeskParts } from './desk-commands.ts';
import { DeskFault } from './desk-fault.ts';
import { conversationRows } from './conversation-rows.ts';
import { toolPage } from './page.ts';
import { refundRows } from './refund-rows.ts';

/** Names of the form fields that hold the arguments of a command. */
const names = ['first', 'second', 'third'];

type DeskRoutesParts = DeskParts & {
  /** Makes a link that lets one browser in; returns its path. */
  newLink: () => Promise<string>;
};

/** The desk as a page at /dev/desk, and as calls of the command line at /dev/desk/api. The caller guards both. */
export function deskRoutes({ newLink, ...parts }: DeskRoutesParts) {
  const app = new Hono();

  app.get('/', async (c) => c.html(await deskPage(parts, undefined)));

  app.post('/', async (c) => {
    const form = await c.req.parseBody();
    const words = ['command', ...names].map((name) => {
      const value = form[name];
      return typeof value === 'string' ? value.trim() : '';
    });
    const said = await spoken(parts, words.filter(Boolean));
    return c.html(await deskPage(parts, said.lines), said.ok ? 200 : 409);
  });

  app.post('/api', async (c) => {
    const { words } = await c.req.json<{ words?: unknown }>();
    if (!Array.isArray(words)) return c.json({ ok: false, lines: ['words is a list'] }, 400);
    if (words[0] === 'link') return c.json({ ok: true, lines: [new URL(await newLink(), c.req.url).href] });
    return c.json(await spoken(parts, words.map(String)));
  });

  return app;
}

/** Runs a command: its lines, or the message of its `DeskFault` with `ok` false. */
async function spoken(parts: DeskParts, words: readonly string[]): Promise<{ ok: boolean; lines: string[] }> {
  try {
    return { ok: true, lines: await deskCommand(parts, words) };
  } catch (fault) {
    if (!(fault instanceof DeskFault)) throw fault;
    return { ok: false, lines: [fault.message] };
  }
}

async function deskPage(parts: DeskParts, said: readonly string[] | undefined) {
  const orders = await parts.desk.orders(undefined, 100);
  const conversations = await parts.chat.conversations(50);
  const waiting = await parts.refunds.store.waiting(50);
  const rows = orders.map(
    (order) =>
      html`<tr>
        <td>${order.orderNumber}</td>
        <td>${order.status}${order.deliveredTime ? ', delivered' : ''}</td>
        <td>${order.payType}, ${order.payStatus ?? 'not paid'}</td>
        <td>${majorUnits(order.total)} ${order.currency}</td>
        <td>${order.pieces}</td>
        <td>${order.receiver}</td>
        <td>${nextStep(order)}</td>
      </tr>`,
  );
  return toolPage(
    'Desk',
    html`${said && html`<pre role="status">${said.join('\n')}</pre>`}
      <h2>Stock and price</h2>
      ${field('find', 'Find', ['Product name'])} ${field('stock', 'Set stock', ['SKU', 'Pieces'])}
      ${field('price', 'Set price', ['SKU', 'Region (LK, CN, LA, TR)', 'Minor units'])}
      ${field('clock', 'Move clock', ['+3d, +2h, reset'])}
      <h2>Members and group buys</h2>
      ${field('coins', 'Give coins', ['Mobile or mail', 'Coins', 'Last day (2026-12-31), or nothing'])}
      ${field('wallet', 'Fill wallet', ['Mobile or mail', 'Region (LK, CN, LA, TR)', 'Minor units'])}
      ${field('group', 'Join pieces', ['Group buy', 'Pieces'])}
      ${field('withdraw', 'Take voucher back', ['Voucher'])}
      <h2>Parcels</h2>
      ${field('scan', 'Report', ['Order', 'What the courier reports'])}
      ${field('cannot-deliver', 'Cannot deliver', ['Order'])}
      <h2>Orders</h2>
      <table>
        <thead>
          <tr>
            <th>Number</th>
            <th>State</th>
            <th>Payment</th>
            <th>Total</th>
            <th>Pieces</th>
            <th>To</th>
            <th>Next</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
      <h2>Refunds</h2>
      ${refundRows(waiting)}
      <h2>Conversations</h2>
      ${conversationRows(conversations)}`,
  );
}

type DeskOrder = { orderNumber: string; status: string; deliveredTime: Date | null };

/** The button for the next step of an order. */
function nextStep({ orderNumber, status, deliveredTime }: DeskOrder) {
  const command =
    status === 'TO_DELIVER' ? 'ship' : status === 'TO_RECEIVE' && !deliveredTime ? 'deliver' : '';
  return (
    command &&
    html`<form method="post">
      <input type="hidden" name="command" value="${command}" />
      <input type="hidden" name="first" value="${orderNumber}" />
      <button>${command === 'ship' ? 'Ship' : 'Deliver'}</button>
    </form>`
  );
}

function field(command: string, button: string, labels: readonly string[]) {
  const inputs = labels.map((label, index) => html`<label>${label}<input name="${names[index]}" /></label>`);
  return html`<form method="post">
    <input type="hidden" name="command" value="${command}" />${inputs}<button>${button}</button>
  </form>`;
}
