import type { PriceRange } from '#openapi/schema.gen.ts';
import type { Filters } from '#src/domain/filter/filters.ts';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { RangeSlider } from '#src/design-system/primitives/form/RangeSlider.tsx';

type FilterPriceProps = {
  range: PriceRange;
  filters: Pick<Filters, 'minPrice' | 'maxPrice'>;
  onChange: (part: Pick<Filters, 'minPrice' | 'maxPrice'>) => void;
};

/** From a price to a price; at its ends it narrows nothing. Where there is only one price, it is said: there is nothing to narrow. */
export function FilterPrice({ range, filters: { minPrice, maxPrice }, onChange }: FilterPriceProps) {
  if (range.min.amount === range.max.amount)
    return (
      <p className="text-base">
        <Price value={range.min} />
      </p>
    );
  return (
    <RangeSlider
      range={range}
      min={minPrice}
      max={maxPrice}
      onChange={({ min, max }) =>
        onChange({
          minPrice: min > range.min.amount ? min : undefined,
          maxPrice: max < range.max.amount ? max : undefined,
        })
      }
    />
  );
}
