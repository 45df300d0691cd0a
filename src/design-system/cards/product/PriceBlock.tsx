import type { ReactNode } from 'react';
import { discountPercent } from '#openapi/discount-percent.ts';
import type { Money } from '#openapi/schema.gen.ts';
import { PercentOff } from '#src/design-system/primitives/text/PercentOff.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';

type PriceBlockProps = {
  price: Money;
  /** The list price, struck. */
  was: Money | null;
  /** The dearest variant while none is chosen; `price` is the cheapest then. */
  upTo?: Money;
  /** Lines below the price: the group's price, the coins that come back. */
  children?: ReactNode;
};

/** What the chosen variant costs. */
export function PriceBlock({ price, was, upTo, children }: PriceBlockProps) {
  const percent = discountPercent(price.amount, was?.amount);
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-3.5 nav:px-5 short:min-h-0 short:py-2">
      <Price value={price} was={was} size="xl" free />
      {upTo && upTo.amount > price.amount && (
        <>
          <span className="text-price-xl text-fg-3">–</span>
          <Price value={upTo} size="xl" />
        </>
      )}
      {percent !== null && <PercentOff percent={percent} />}
      {children}
    </div>
  );
}
