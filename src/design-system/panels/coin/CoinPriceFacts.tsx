import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CoinPrice } from '#openapi/schema.gen.ts';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const messages = defineMessages({
  worth: { id: 'coinPriceFacts.worth', defaultMessage: 'One coin is worth', description: 'Before an amount' },
  earn: {
    id: 'coinPriceFacts.earn',
    defaultMessage: 'You earn one for every',
    description: 'Before an amount: what is to be bought for one coin',
  },
  most: {
    id: 'coinPriceFacts.most',
    defaultMessage: 'Of the goods, they pay up to',
    description: 'Before a percentage',
  },
});

/** What a coin is worth in the region, how it is earned, and how much of the goods coins pay (S2.50). */
export function CoinPriceFacts({ price }: { price: CoinPrice | undefined }) {
  const { formatNumber } = useIntl();
  if (!price) return <Skeleton className="h-36 rounded-lg!" />;
  const facts = [
    { key: 'worth', figure: <Price value={price.coinValue} size="lg" /> },
    { key: 'earn', figure: <Price value={price.earnPer} size="lg" /> },
    {
      key: 'most',
      figure: (
        <span className="text-price-lg">
          {formatNumber(price.maxRedeemPercent / 100, { style: 'percent' })}
        </span>
      ),
    },
  ] as const;
  return (
    <dl className="grid content-center divide-y divide-line rounded-lg border border-line bg-surface px-4 py-1 nav:px-5">
      {facts.map(({ key, figure }) => (
        <div key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
          <dt className="text-base text-fg-2">
            <FormattedMessage {...messages[key]} />
          </dt>
          <dd className="tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
