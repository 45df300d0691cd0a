import { Star } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';

const messages = defineMessages<{
  none: {};
  counted: { count: number };
  spoken: { value: number; count: number };
}>({
  none: { id: 'rating.none', defaultMessage: 'No reviews yet', description: 'A product that nobody rated' },
  counted: {
    id: 'rating.counted',
    defaultMessage: '{count, plural, one {# rating} other {# ratings}}',
    description: 'How many people rated, beside the figure',
  },
  spoken: {
    id: 'rating.spoken',
    defaultMessage: '{value, number} of 5 stars, {count, plural, one {# rating} other {# ratings}}',
    description: 'A rating for a screen reader',
  },
});

type RatingProps = {
  /** 1–5 with one decimal, or null when nobody rated. */
  value: number | null;
  /** Ratings given. */
  count: number;
  /** Says nothing at all when nobody rated. */
  quiet?: boolean;
  /** Shows the number of ratings too; it is always said. */
  counted?: boolean;
};

/** Star, figure and how many: a star never stands alone. */
export function Rating({ value, count, quiet = false, counted = false }: RatingProps) {
  if (value === null || count === 0) {
    return quiet ? null : (
      <span className="text-xs text-fg-3">
        <FormattedMessage {...messages.none} />
      </span>
    );
  }
  return (
    <span data-slot="rating" className="inline-flex items-center gap-1 text-xs text-fg-2 tabular-nums">
      <Star aria-hidden className="size-[13px] shrink-0 fill-star stroke-none" />
      <span aria-hidden className="font-semibold text-fg">
        <FormattedNumber value={value} minimumFractionDigits={1} maximumFractionDigits={1} />
      </span>
      {counted && (
        <span aria-hidden className="whitespace-nowrap">
          · <FormattedMessage {...messages.counted} values={{ count }} />
        </span>
      )}
      <span className="sr-only">
        <FormattedMessage {...messages.spoken} values={{ value, count }} />
      </span>
    </span>
  );
}
