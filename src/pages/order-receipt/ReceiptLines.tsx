import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { OrderItem } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages({
  lines: { id: 'receiptLines.lines', defaultMessage: 'What was bought', description: 'Name of the table' },
  product: { id: 'receiptLines.product', defaultMessage: 'Product', description: 'Column' },
  count: { id: 'receiptLines.count', defaultMessage: 'Quantity', description: 'Column' },
  price: { id: 'receiptLines.price', defaultMessage: 'Each', description: 'Column: of one piece' },
  sum: { id: 'receiptLines.sum', defaultMessage: 'Amount', description: 'Column: of the line' },
});

const figure = 'py-2.5 pl-3 text-right align-top whitespace-nowrap tabular-nums';

/** What was bought, line by line, as it stands on paper. */
export function ReceiptLines({ items }: { items: readonly OrderItem[] }) {
  const intl = useIntl();
  return (
    <table
      className="w-full border-collapse text-sm nav:text-base"
      aria-label={intl.formatMessage(messages.lines)}
    >
      <thead>
        <tr className="border-b border-line text-left text-sm text-fg-2">
          <th scope="col" className="py-2 font-medium">
            <FormattedMessage {...messages.product} />
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            <FormattedMessage {...messages.count} />
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium max-md:hidden print:table-cell">
            <FormattedMessage {...messages.price} />
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            <FormattedMessage {...messages.sum} />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(
          ({ orderItemId, prodName, prodNameLang, skuName, skuNameLang, prodCount, price, lineTotal }) => (
            <tr key={orderItemId} className="border-b border-line break-inside-avoid">
              <td className="py-2.5 align-top wrap-anywhere">
                <span lang={prodNameLang}>{prodName}</span>
                <span lang={skuNameLang} className="block text-xs text-fg-2">
                  {skuName}
                </span>
              </td>
              <td className={figure}>
                <FormattedNumber value={prodCount} />
              </td>
              <td className={`${figure} max-md:hidden print:table-cell`}>{moneyParts(intl, price).plain}</td>
              <td className={figure}>{moneyParts(intl, lineTotal).plain}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
