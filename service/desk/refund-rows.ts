import { html } from 'hono/html';
import { majorUnits } from '#openapi/currencies.ts';
import type { DeskRefundStore } from './refund-queries.ts';

type Listed = Awaited<ReturnType<DeskRefundStore['waiting']>>[number];

/** Refunds that wait for the shop as an HTML table, with forms to accept, to refuse with a reason, and to report the return. */
export function refundRows(refunds: readonly Listed[]) {
  if (refunds.length === 0) return html`<p>Nothing waits for you.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th>Refund</th>
        <th>State</th>
        <th>Wants</th>
        <th>Amount</th>
        <th>Says</th>
        <th>Until</th>
        <th>Next</th>
      </tr>
    </thead>
    <tbody>
      ${refunds.map(
        (row) =>
          html`<tr>
            <td>${row.refundSn}<br />${row.orderNumber}</td>
            <td>${row.status}</td>
            <td>${row.applyType}, ${row.pieces} pcs</td>
            <td>${majorUnits(row.amount)} ${row.currency}</td>
            <td>${row.reason}: ${row.words}</td>
            <td>${row.deadline?.toISOString() ?? ''}</td>
            <td>
              ${
                row.status === 'APPLIED'
                  ? step('refund-accept', row.refundSn, 'Accept')
                  : html`${step('refund-delivered', row.refundSn, 'Parcel is here')}
                    ${step('refund-received', row.refundSn, 'Goods are back')}`
              }
              <form method="post">
                <input type="hidden" name="command" value="refund-refuse" />
                <input type="hidden" name="first" value="${row.refundSn}" />
                <label>Reason<input name="second" maxlength="300" required /></label>
                <button>Refuse</button>
              </form>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const step = (command: string, refundSn: string, button: string) =>
  html`<form method="post">
    <input type="hidden" name="command" value="${command}" />
    <input type="hidden" name="first" value="${refundSn}" />
    <button>${button}</button>
  </form>`;
