import { cva, type VariantProps } from 'class-variance-authority';
import { defineMessages, useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { currencyLook, moneyParts } from './money-parts.ts';

const messages = defineMessages<{ now: { now: string }; was: { now: string; was: string } }>({
  now: { id: 'price.now', defaultMessage: '{now}', description: 'A price for a screen reader' },
  was: {
    id: 'price.was',
    defaultMessage: '{now}, was {was}',
    description: 'A lowered price for a screen reader: what it costs and what it cost',
  },
});

const price = cva('whitespace-nowrap tabular-nums', {
  variants: {
    size: {
      sm: 'text-[0.9375rem] leading-tight font-bold',
      md: 'text-price',
      lg: 'text-price-lg',
      xl: 'text-price-xl',
    },
    drop: { true: 'text-drop', false: '' },
  },
  defaultVariants: { size: 'md', drop: false },
});

type PriceProps = VariantProps<typeof price> & {
  /** Minor units with their currency. */
  value: Money;
  /** The price before, struck. */
  was?: Money | null;
};

/** An amount in the reader's language and the region's currency: our symbol, small decimals, one sentence for ears. */
export function Price({ value, was, size, drop }: PriceProps) {
  const intl = useIntl();
  const parts = moneyParts(intl, value);
  const plain = (money: Money) => moneyParts(intl, money).plain;
  const spoken = was
    ? intl.formatMessage(messages.was, { now: plain(value), was: plain(was) })
    : intl.formatMessage(messages.now, { now: plain(value) });
  const symbol = (
    <span className="text-[0.68em] font-semibold tracking-normal">{currencyLook[value.currency].symbol}</span>
  );
  return (
    <span data-slot="price" className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span aria-hidden className={price({ size, drop })}>
        {!parts.symbolLast && <>{symbol} </>}
        {parts.whole}
        {parts.decimals && <span className="text-[0.68em] font-semibold">{parts.decimals}</span>}
        {parts.symbolLast && <> {symbol}</>}
      </span>
      {was && (
        <span aria-hidden className="text-xs whitespace-nowrap text-fg-3 tabular-nums line-through">
          {plain(was)}
        </span>
      )}
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
