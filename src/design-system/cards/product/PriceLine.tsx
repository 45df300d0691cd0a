import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Money, PriceHistory } from '#openapi/schema.gen.ts';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { VisuallyHidden } from '#src/design-system/primitives/text/VisuallyHidden.tsx';
import { priceLinePath } from './price-line.ts';

const messages = defineMessages<{
  title: {};
  about: { first: string; now: string; lowest: string; highest: string };
  table: {};
  day: {};
  cost: {};
}>({
  title: {
    id: 'priceLine.title',
    defaultMessage: 'The price, day by day',
    description: 'Name of a drawn line, for a screen reader',
  },
  about: {
    id: 'priceLine.about',
    defaultMessage: 'At first {first}, today {now}. Lowest {lowest}, highest {highest}.',
    description: 'What a drawn line of a price shows, for a screen reader; amounts',
  },
  table: {
    id: 'priceLine.table',
    defaultMessage: 'Prices and when they began',
    description: 'Name of the table that says the same as the line, for a screen reader',
  },
  day: { id: 'priceLine.day', defaultMessage: 'From this day', description: 'Column of that table' },
  cost: { id: 'priceLine.cost', defaultMessage: 'It cost', description: 'Column of that table' },
});

const drawing = { width: 300, height: 96, air: 10 };

/** What it cost as a line of steps, and as a table for ears. */
export function PriceLine({ history }: { history: PriceHistory }) {
  const intl = useIntl();
  const id = useId();
  const { line, area, end } = priceLinePath(history, drawing);
  const said = (money: Money) => moneyParts(intl, money).plain;
  const { changes, price, lowest, highest } = history;
  return (
    <div className="min-w-0">
      <div className="relative mr-2 h-24 border-b border-line">
        <svg
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}about`}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <title id={`${id}title`}>{intl.formatMessage(messages.title)}</title>
          <desc id={`${id}about`}>
            {intl.formatMessage(messages.about, {
              first: said(changes[0]?.price ?? price),
              now: said(price),
              lowest: said(lowest.price),
              highest: said(highest.price),
            })}
          </desc>
          <path d={area} className="fill-primary-soft" />
          <path
            d={line}
            className="fill-none stroke-primary"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          aria-hidden
          className="absolute left-full size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-primary"
          style={{ top: `${end * 100}%` }}
        />
      </div>
      <div aria-hidden className="mt-1.5 flex justify-between gap-4 text-xs text-fg-2">
        {history.from < history.to && <DateText value={history.from} />}
        <span className="ml-auto">
          <DateText value={history.to} />
        </span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>
            <FormattedMessage {...messages.table} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.day} />
              </th>
              <th scope="col">
                <FormattedMessage {...messages.cost} />
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={one.day}>
                <th scope="row">
                  <DateText value={one.day} />
                </th>
                <td>{said(one.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
