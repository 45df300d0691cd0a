import { Star } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { ShopSummary } from '#openapi/schema.gen.ts';
import { Badge } from '../primitives/Badge.tsx';
import { DoorMark } from '../primitives/DoorMark.tsx';

const messages = defineMessages<{
  title: {};
  products: { count: number };
  rating: { value: number };
  official: {};
}>({
  title: { id: 'sellerCard.title', defaultMessage: 'About seller', description: 'Heading (S2.63)' },
  products: {
    id: 'sellerCard.products',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'How many products a shop has',
  },
  rating: {
    id: 'sellerCard.rating',
    defaultMessage: '{value, number} of 5 stars',
    description: 'The rating of a shop for a screen reader',
  },
  official: {
    id: 'sellerCard.official',
    defaultMessage: 'Official',
    description: 'Badge: the maker’s own shop',
  },
});

type SellerCardProps = { shop: ShopSummary };

/** Who sells it. */
export function SellerCard({ shop }: SellerCardProps) {
  return (
    <section
      aria-labelledby="seller-heading"
      className="flex flex-col gap-4 self-start rounded-lg border border-line p-4 nav:p-5"
    >
      <h2 id="seller-heading" className="text-h3">
        <FormattedMessage {...messages.title} />
      </h2>
      <div className="flex items-center gap-3">
        <DoorMark shopId={shop.shopId} name={shop.shopName} size="lg" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold">
            <span className="line-clamp-1 wrap-anywhere">{shop.shopName}</span>
            {shop.official && (
              <Badge tone="jade">
                <FormattedMessage {...messages.official} />
              </Badge>
            )}
          </p>
          <p className="flex items-center gap-2 text-sm text-fg-2">
            {shop.ratingAvg !== null && (
              <span className="inline-flex items-center gap-1 font-semibold text-fg tabular-nums">
                <Star aria-hidden className="size-[13px] shrink-0 fill-star stroke-none" />
                <span aria-hidden>
                  <FormattedNumber
                    value={shop.ratingAvg}
                    minimumFractionDigits={1}
                    maximumFractionDigits={1}
                  />
                </span>
                <span className="sr-only">
                  <FormattedMessage {...messages.rating} values={{ value: shop.ratingAvg }} />
                </span>
              </span>
            )}
            <FormattedMessage {...messages.products} values={{ count: shop.prodCount }} />
          </p>
        </div>
      </div>
    </section>
  );
}
