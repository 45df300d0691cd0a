import { html } from 'hono/html';
import type { DeskChat } from './chat-queries.ts';

type Listed = Awaited<ReturnType<DeskChat['conversations']>>[number];

/** The conversations as an HTML table with forms to read, answer and close each. */
export function conversationRows(conversations: readonly Listed[]) {
  if (conversations.length === 0) return html`<p>No conversations.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th>Shop</th>
        <th>Buyer</th>
        <th>State</th>
        <th>Unread</th>
        <th>Next</th>
      </tr>
    </thead>
    <tbody>
      ${conversations.map(
        ({ conversationId, shop, buyer, state, unread }) =>
          html`<tr>
            <td>${shop}</td>
            <td>${buyer}</td>
            <td>${state}</td>
            <td>${unread}</td>
            <td>
              ${step('chat', conversationId, 'Read')}
              ${
                state === 'OPEN' &&
                html`<form method="post">
                    <input type="hidden" name="command" value="answer" />
                    <input type="hidden" name="first" value="${conversationId}" />
                    <label>Answer<input name="second" maxlength="1000" required /></label>
                    <button>Send</button>
                  </form>
                  ${step('close', conversationId, 'Close')}`
              }
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const step = (command: string, conversationId: string, button: string) =>
  html`<form method="post">
    <input type="hidden" name="command" value="${command}" />
    <input type="hidden" name="first" value="${conversationId}" />
    <button>${button}</button>
  </form>`;
