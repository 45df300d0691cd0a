import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PriceHistory } from '#openapi/schema.gen.ts';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { daysOf } from './price-line.ts';
import { PriceLine } from './PriceLine.tsx';

const messages = defineMessages<{ lowest: {}; highest: {}; now: {}; same: { days: number } }>({
  lowest: {
    id: 'priceHistory.lowest',
    defaultMessage: 'Lowest',
    description: 'Above the lowest price of the last ninety days and its day',
  },
  highest: {
    id: 'priceHistory.highest',
    defaultMessage: 'Highest',
    description: 'Above the highest price of the last ninety days and its day',
  },
  now: {
    id: 'priceHistory.now',
    defaultMessage: 'Price today',
    description: 'Above what it costs today',
  },
  same: {
    id: 'priceHistory.same',
    defaultMessage:
      '{days, plural, =1 {New today: there was no other price yet} other {The same price for # days}}',
    description: 'Where the price has not changed: for how many days it is known',
  },
});

type PriceHistoryCardProps = {
  /** What it cost; nothing while it is on its way. */
  history: PriceHistory | undefined;
  /** It did not come. */
  failed?: boolean;
  /** Asks for it once more. */
  onRetry: () => void;
};

/** What a variant cost in ninety days: the line, the lowest and the highest price with their days, and that of today. */
export function PriceHistoryCard({ history, failed = false, onRetry }: PriceHistoryCardProps) {
  if (!history) return failed ? <ErrorState compact onRetry={onRetry} /> : <Skeleton className="h-46" />;
  const { lowest, highest, price, to } = history;
  const moved = lowest.price.amount < highest.price.amount;
  return (
    <div className="grid min-w-0 gap-4">
      <PriceLine history={history} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-3">
        {moved && (
          <>
            <Figure name={<FormattedMessage {...messages.lowest} />} day={lowest.day}>
              <Price value={lowest.price} size="sm" />
            </Figure>
            <Figure name={<FormattedMessage {...messages.highest} />} day={highest.day}>
              <Price value={highest.price} size="sm" />
            </Figure>
          </>
        )}
        <Figure name={<FormattedMessage {...messages.now} />} day={to}>
          <Price value={price} size="sm" />
        </Figure>
      </dl>
      {!moved && (
        <p className="text-sm text-fg-2">
          <FormattedMessage {...messages.same} values={{ days: daysOf(history) }} />
        </p>
      )}
    </div>
  );
}

function Figure({ name, day, children }: { name: ReactNode; day: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-sm text-fg-2">{name}</dt>
      <dd>{children}</dd>
      <dd className="text-xs text-fg-2">
        <DateText value={day} />
      </dd>
    </div>
  );
}
