import * as Radix from '@radix-ui/react-slider';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { minorUnits } from '#openapi/currencies.ts';
import type { PriceRange } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { placeOf, places, priceAt } from './price-scale.ts';
import { PriceField } from './PriceField.tsx';

const messages = defineMessages({
  least: { id: 'rangeSlider.least', defaultMessage: 'Lowest price', description: 'Thumb and field' },
  most: { id: 'rangeSlider.most', defaultMessage: 'Highest price', description: 'Thumb and field' },
});

type RangeSliderProps = {
  /** The cheapest and the dearest that there is. */
  range: PriceRange;
  /** What is chosen, minor units; without one it stands at its end. */
  min?: number;
  max?: number;
  /** Called when a thumb is let go, a key is pressed or a figure is entered. */
  onChange: (chosen: { min: number; max: number }) => void;
  disabled?: boolean;
};

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** From a price to a price: two thumbs, and two fields for those who know the figures. */
export function RangeSlider({ range, min, max, onChange, disabled }: RangeSliderProps) {
  const intl = useIntl();
  const { currency } = range.min;
  const least = Math.floor(range.min.amount / minorUnits) * minorUnits;
  const most = Math.ceil(range.max.amount / minorUnits) * minorUnits;
  const [moving, setMoving] = useState<readonly number[]>();
  const from = between(least, min ?? least, most);
  const to = between(from, max ?? most, most);
  const ends = { least, most };
  const stand = [placeOf(from, ends), placeOf(to, ends)];
  const [lowPlace = 0, highPlace = places] = moving ?? stand;
  const priceOf = (place: number, unmoved: number, kept: number) =>
    place === unmoved ? kept : priceAt(place, ends, minorUnits);
  const pricesOf = ([lower = 0, upper = places]: readonly number[]) => ({
    min: priceOf(lower, stand[0] ?? 0, from),
    max: priceOf(upper, stand[1] ?? places, to),
  });
  const { min: low, max: high } = pricesOf([lowPlace, highPlace]);
  const thumbs = [
    { key: 'least', value: low },
    { key: 'most', value: high },
  ] as const;
  return (
    <div className="grid min-w-0 gap-2.5">
      <Radix.Root
        value={[lowPlace, highPlace]}
        min={0}
        max={places}
        step={1}
        disabled={disabled}
        onValueChange={setMoving}
        onValueCommit={(moved) => {
          // The change is told after its end: what moved is forgotten behind both.
          queueMicrotask(() => setMoving(undefined));
          onChange(pricesOf(moved));
        }}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-line-2">
          <Radix.Range className="absolute h-full rounded-full bg-primary data-disabled:bg-control" />
        </Radix.Track>
        {thumbs.map(({ key, value }) => (
          <Radix.Thumb
            key={key}
            aria-label={intl.formatMessage(messages[key])}
            aria-valuetext={moneyParts(intl, { amount: value, currency }).plain}
            className="hit block size-[22px] rounded-full border-2 border-primary bg-canvas data-disabled:border-control"
          />
        ))}
      </Radix.Root>
      <div className="flex min-w-0 items-center gap-2">
        <PriceField
          label={<FormattedMessage {...messages.least} />}
          value={{ amount: low, currency }}
          disabled={disabled}
          onChange={(amount) => onChange({ min: between(least, amount, high), max: high })}
        />
        <span aria-hidden className="text-fg-3">
          –
        </span>
        <PriceField
          label={<FormattedMessage {...messages.most} />}
          value={{ amount: high, currency }}
          disabled={disabled}
          onChange={(amount) => onChange({ min: low, max: between(low, amount, most) })}
        />
      </div>
    </div>
  );
}
