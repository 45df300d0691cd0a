import { cva, type VariantProps } from 'class-variance-authority';
import { defineMessages, useIntl } from 'react-intl';
import { currencies } from '#openapi/currencies.ts';
import { discountPercent } from '#openapi/discount-percent.ts';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from './money-parts.ts';
import { shareOffText } from './share-off.ts';

const messages = defineMessages<{ free: {}; was: { now: string; was: string; off: string } }>({
  free: { id: 'price.free', defaultMessage: 'Free', description: 'A product that costs nothing' },
  was: {
    id: 'price.was',
    defaultMessage: '{now}, was {was}, {off} off',
    description:
      'A lowered price for a screen reader: what it costs, what it cost, by how many percent it fell',
  },
});

const price = cva('whitespace-nowrap tabular-nums', {
  variants: {
    size: {
      inherit: '',
      sm: 'text-[0.9375rem] leading-tight font-bold',
      md: 'text-price',
      lg: 'text-price-lg',
      xl: 'text-price-xl',
    },
    drop: { true: 'text-drop', false: '' },
  },
  defaultVariants: { size: 'md', drop: false },
});

type PriceProps = Pick<VariantProps<typeof price>, 'size'> & {
  /** Minor units with their currency. */
  value: Money;
  /** The amount fell for this shopper: the one use of red. */
  drop?: boolean;
  /** The price before, struck when it was higher, and said with how much it fell. */
  was?: Money | null;
  /** The price of a product: nothing to pay is said in a word. */
  free?: boolean;
};

/** An amount in the reader's language and the region's currency: our symbol, small decimals, one sentence for ears. */
export function Price({ value, was, size, drop = false, free }: PriceProps) {
  const intl = useIntl();
  const { sign, whole, decimals, symbolLast, plain } = moneyParts(intl, value);
  const word = free && !value.amount && intl.formatMessage(messages.free);
  const before = was && was.amount > value.amount ? moneyParts(intl, was).plain : undefined;
  const symbol = (
    <span
      className={`text-[0.68em] font-semibold tracking-normal ${symbolLast ? 'ml-[0.2em]' : 'mr-[0.2em]'}`}
    >
      {currencies[value.currency].symbol}
    </span>
  );
  return (
    <span data-slot="price" className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span aria-hidden className={price({ size, drop })}>
        {word || (
          <>
            {sign}
            {!symbolLast && symbol}
            {whole}
            {decimals && <span className="text-[0.68em] font-semibold">{decimals}</span>}
            {symbolLast && symbol}
          </>
        )}
      </span>
      {before && (
        <span aria-hidden className="text-xs whitespace-nowrap text-fg-3 tabular-nums line-through">
          {before}
        </span>
      )}
      <span className="sr-only">
        {before && was
          ? intl.formatMessage(messages.was, {
              now: word || plain,
              was: before,
              off: shareOffText(intl, discountPercent(value.amount, was.amount) ?? 0),
            })
          : word || plain}
      </span>
    </span>
  );
}
