import { Star } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { ReviewSummary } from '#openapi/schema.gen.ts';
import { Stars } from '../primitives/Stars.tsx';

const messages = defineMessages<{ total: { count: number }; row: { stars: number; count: number } }>({
  total: {
    id: 'reviewSummary.total',
    defaultMessage: '{count, plural, one {# rating} other {# ratings}}',
    description: 'How many rated',
  },
  row: {
    id: 'reviewSummary.row',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}: {count, number}',
    description: 'How many gave so many stars, for a screen reader',
  },
});

const rows = ['5', '4', '3', '2', '1'] as const;

type ReviewSummaryBarsProps = { summary: ReviewSummary };

/** The average, and how the stars are spread. */
export function ReviewSummaryBars({ summary: { ratingAvg, total, counts } }: ReviewSummaryBarsProps) {
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
      </div>
      <ul className="grid min-w-60 grow gap-1.5 text-sm tabular-nums nav:max-w-md">
        {rows.map((stars) => {
          const count = counts[stars];
          return (
            <li key={stars}>
              <span className="sr-only">
                <FormattedMessage {...messages.row} values={{ stars: Number(stars), count }} />
              </span>
              <span aria-hidden className="grid grid-cols-[34px_minmax(0,1fr)_44px] items-center gap-2.5">
                <span className="flex items-center gap-1">
                  {stars} <Star className="size-3 fill-star stroke-none" />
                </span>
                <span className="h-2 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full bg-star"
                    style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
                  />
                </span>
                <span className="text-fg-2">
                  <FormattedNumber value={count} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
