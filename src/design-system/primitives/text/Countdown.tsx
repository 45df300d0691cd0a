import { cva, type VariantProps } from 'class-variance-authority';
import { type IntlShape, useIntl } from 'react-intl';
import { useSecondsLeft } from './use-seconds-left.ts';

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;
const lastMinutes = 300;

const tile = cva('inline-grid place-items-center font-semibold tabular-nums', {
  variants: {
    size: {
      md: 'h-6 min-w-6.5 rounded-xs px-1 text-sm leading-none font-semibold',
      lg: 'size-11 min-w-11 rounded-md text-price',
    },
    last: { true: 'bg-deal text-on-deal', false: 'bg-inv text-fg-inv' },
  },
  defaultVariants: { size: 'md' },
});

type CountdownProps = Pick<VariantProps<typeof tile>, 'size'> & {
  /** The moment that it counts to, ms since 1970. */
  until: number;
  /** The clock, ms since 1970; the service's where its clock and the reader's differ. */
  now?: () => number;
  /** When the page was made, ms since 1970: its figures are there before the clock runs. */
  asked?: number | undefined;
  onEnd?: () => void;
};

/** Time left, in tiles: days only if any, the last five minutes in marigold; said in words without the seconds. */
export function Countdown({ until, now = Date.now, size, asked, onEnd }: CountdownProps) {
  const intl = useIntl();
  const left = useSecondsLeft(until, now, onEnd, asked);
  const parts = partsOf(left ?? 0);
  const words = parts.filter(({ unit, value }) => unit !== 'second' && value > 0);
  return (
    <span
      role="timer"
      data-slot="countdown"
      aria-label={intl.formatList(
        (words.length > 0 ? words : parts.slice(-1)).map(({ unit, value }) =>
          intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }),
        ),
        { type: 'unit' },
      )}
      className="inline-flex items-center gap-1 text-xs"
    >
      {parts.map(({ unit, value }) => (
        <span key={unit} aria-hidden className="inline-flex items-center gap-1.5">
          <span className={tile({ size, last: left !== undefined && left < lastMinutes })}>
            {left === undefined ? '' : intl.formatNumber(value, { minimumIntegerDigits: 2 })}
          </span>
          <span className="mr-0.5">{shortName(intl, unit)}</span>
        </span>
      ))}
    </span>
  );
}

function partsOf(left: number) {
  let rest = left;
  return units
    .map(({ unit, seconds }) => {
      const value = Math.floor(rest / seconds);
      rest -= value * seconds;
      return { unit, value };
    })
    .filter(({ unit, value }) => unit !== 'day' || value > 0);
}

/** The unit as the reader's language shortens it: h, ч, 小时. */
function shortName(intl: IntlShape, unit: (typeof units)[number]['unit']) {
  const parts = intl.formatNumberToParts(1, { style: 'unit', unit, unitDisplay: 'narrow' });
  return parts.find(({ type }) => type === 'unit')?.value;
}
