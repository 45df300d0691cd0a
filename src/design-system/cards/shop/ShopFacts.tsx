import { Star } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { ShopSummary } from '#openapi/schema.gen.ts';

const messages = defineMessages<
  Record<'products' | 'followers', { count: number }> & { rating: { value: number }; none: {} }
>({
  products: {
    id: 'shopFacts.products',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'How many products a shop has',
  },
  followers: {
    id: 'shopFacts.followers',
    defaultMessage: '{count, plural, one {# follower} other {# followers}}',
    description: 'How many people follow a shop',
  },
  rating: {
    id: 'shopFacts.rating',
    defaultMessage: '{value, number} of 5 stars',
    description: 'The rating of a shop for a screen reader',
  },
  none: { id: 'shopFacts.none', defaultMessage: 'No ratings yet', description: 'A shop that nobody rated' },
});

type ShopFactsProps = {
  /** Its followers, where they are known and there are any, take the place of the number of products. */
  shop: Pick<ShopSummary, 'ratingAvg' | 'prodCount'> & { followers?: number };
};

/** What is known of a shop in one line: its rating, if any, and how many follow it or how much it sells. */
export function ShopFacts({ shop: { ratingAvg, prodCount, followers = 0 } }: ShopFactsProps) {
  return (
    <p className="overflow-hidden text-xs text-fg-2">
      {/* The dot between the two lies outside where a line begins with it. */}
      <span className="-ml-3 flex flex-wrap items-center">
        {ratingAvg === null ? (
          <span className="pl-3">
            <FormattedMessage {...messages.none} />
          </span>
        ) : (
          <span className="inline-flex items-center gap-1 pl-3 font-semibold text-fg tabular-nums">
            <Star aria-hidden className="size-[13px] shrink-0 fill-star stroke-none" />
            <span aria-hidden>
              <FormattedNumber value={ratingAvg} minimumFractionDigits={1} maximumFractionDigits={1} />
            </span>
            <span className="sr-only">
              <FormattedMessage {...messages.rating} values={{ value: ratingAvg }} />
            </span>
          </span>
        )}
        <span className="relative pl-3 whitespace-nowrap">
          <span aria-hidden className="absolute left-1">
            ·
          </span>
          {followers > 0 ? (
            <FormattedMessage {...messages.followers} values={{ count: followers }} />
          ) : (
            <FormattedMessage {...messages.products} values={{ count: prodCount }} />
          )}
        </span>
      </span>
    </p>
  );
}
