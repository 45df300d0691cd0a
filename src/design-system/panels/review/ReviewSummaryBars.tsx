import { cx } from 'class-variance-authority';
import { BadgeCheck, Star } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ReviewSummary } from '#openapi/schema.gen.ts';
import { Stars } from '#src/design-system/primitives/text/Stars.tsx';

const messages = defineMessages<{
  total: { count: number };
  verified: {};
  filter: {};
  row: { stars: number; count: number };
}>({
  total: {
    id: 'reviewSummary.total',
    defaultMessage: '{count, plural, one {# rating} other {# ratings}}',
    description: 'How many rated',
  },
  verified: {
    id: 'reviewSummary.verified',
    defaultMessage: 'Only from people who bought it here',
    description: 'Below how many rated: no review without an order',
  },
  filter: {
    id: 'reviewSummary.filter',
    defaultMessage: 'Reviews by stars',
    description: 'Name of the bars when they filter (S2.62)',
  },
  row: {
    id: 'reviewSummary.row',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}: {count, number}',
    description: 'How many gave so many stars, for a screen reader',
  },
});

const rows = ['5', '4', '3', '2', '1'] as const;

type ReviewSummaryBarsProps = {
  /** Of a product, or of all products of a shop. */
  summary: Pick<ReviewSummary, 'ratingAvg' | 'total' | 'counts'>;
  /** Only reviews with so many stars are shown now. */
  stars?: number;
  /** With it each bar filters (S2.62); the one that is on gives undefined: all again. */
  onFilter?: (stars: number | undefined) => void;
};

/** The average, and how the stars are spread. */
export function ReviewSummaryBars({ summary, stars: chosen, onFilter }: ReviewSummaryBarsProps) {
  const { formatMessage } = useIntl();
  const { ratingAvg, total, counts } = summary;
  if (ratingAvg === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <div className="grid gap-1">
        <span className="text-display tabular-nums">
          <FormattedNumber value={ratingAvg} minimumFractionDigits={1} maximumFractionDigits={1} />
        </span>
        <Stars value={ratingAvg} />
        <span className="text-xs text-fg-2">
          <FormattedMessage {...messages.total} values={{ count: total }} />
        </span>
        <span className="flex max-w-50 items-start gap-1 text-xs text-fg-2">
          <BadgeCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <FormattedMessage {...messages.verified} />
        </span>
      </div>
      <ul
        aria-label={onFilter && formatMessage(messages.filter)}
        className={cx('grid min-w-60 grow text-sm tabular-nums nav:max-w-md', onFilter ? '-mx-2' : 'gap-1.5')}
      >
        {rows.map((row) => {
          const stars = Number(row);
          const count = counts[row];
          const on = stars === chosen;
          const name = <FormattedMessage {...messages.row} values={{ stars, count }} />;
          const bar = (
            <span aria-hidden className="grid grow grid-cols-[34px_minmax(0,1fr)_44px] items-center gap-2.5">
              <span className="flex items-center gap-1">
                {row} <Star className="size-3 fill-star stroke-none" />
              </span>
              <span className="h-2 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full bg-star"
                  style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
                />
              </span>
              <span className={on ? 'text-fg' : 'text-fg-2'}>
                <FormattedNumber value={count} />
              </span>
            </span>
          );
          return (
            <li key={row}>
              {onFilter ? (
                <button
                  type="button"
                  aria-pressed={on}
                  disabled={count === 0 && !on}
                  onClick={() => onFilter(on ? undefined : stars)}
                  className={cx(
                    'flex min-h-11 w-full items-center rounded-md px-2 text-left -outline-offset-2 nav:min-h-8',
                    on ? 'bg-primary-soft font-semibold text-on-primary-soft' : 'enabled:hover:bg-sunken',
                  )}
                >
                  <span className="sr-only">{name}</span>
                  {bar}
                </button>
              ) : (
                <>
                  <span className="sr-only">{name}</span>
                  {bar}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
