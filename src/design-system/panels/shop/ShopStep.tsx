import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ShopDetail } from '#openapi/schema.gen.ts';

const messages = defineMessages<
  Record<'rating' | 'followers' | 'products' | 'happy' | 'since' | 'none', {}> & { stars: { value: number } }
>({
  rating: {
    id: 'shopStep.rating',
    defaultMessage: 'Buyers’ rating',
    description: 'Before the stars of a shop',
  },
  followers: { id: 'shopStep.followers', defaultMessage: 'Followers', description: 'Before their number' },
  products: {
    id: 'shopStep.products',
    defaultMessage: 'Products on sale',
    description: 'Before their number',
  },
  happy: {
    id: 'shopStep.happy',
    defaultMessage: 'Happy buyers',
    description: 'Before the share of ratings with four or five stars',
  },
  since: { id: 'shopHeader.since', defaultMessage: 'Open since', description: 'Before a month and a year' },
  stars: {
    id: 'shopFacts.rating',
    defaultMessage: '{value, number} of 5 stars',
    description: 'The rating of a shop for a screen reader',
  },
  none: { id: 'shopFacts.none', defaultMessage: 'No ratings yet', description: 'A shop that nobody rated' },
});

const hundred = 100;

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="shrink-0">
      <dt className="text-xs text-fg-3">{name}</dt>
      <dd className="flex items-baseline gap-1.5 text-lg font-semibold whitespace-nowrap tabular-nums">
        {children}
      </dd>
    </div>
  );
}

/** What is known of a shop, on its doorstep: the mean of all ratings and how many those are, followers, products. */
export function ShopStep({ shop }: { shop: ShopDetail }) {
  const { formatNumber } = useIntl();
  const { ratingAvg, ratingCount, followers, prodCount, positivePercent, openSince } = shop;
  return (
    <dl
      // On phones it scrolls, and nothing in it takes the focus: the row itself must, or no key could scroll it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="rail gap-6 py-4 nav:mx-0 nav:justify-between nav:px-0"
    >
      <Fact name={<FormattedMessage {...messages.rating} />}>
        {ratingAvg === null ? (
          <FormattedMessage {...messages.none} />
        ) : (
          <>
            <Star aria-hidden className="size-[15px] shrink-0 self-center fill-star stroke-none" />
            <span aria-hidden>
              <FormattedNumber value={ratingAvg} minimumFractionDigits={1} maximumFractionDigits={1} />
            </span>
            <span className="sr-only">
              <FormattedMessage {...messages.stars} values={{ value: ratingAvg }} />
            </span>
            <small className="text-sm font-regular text-fg-2">
              <FormattedNumber value={ratingCount} />
            </small>
          </>
        )}
      </Fact>
      <Fact name={<FormattedMessage {...messages.followers} />}>
        <FormattedNumber value={followers} />
      </Fact>
      <Fact name={<FormattedMessage {...messages.products} />}>
        <FormattedNumber value={prodCount} />
      </Fact>
      {positivePercent !== null && (
        <Fact name={<FormattedMessage {...messages.happy} />}>
          {formatNumber(positivePercent / hundred, { style: 'percent' })}
        </Fact>
      )}
      <Fact name={<FormattedMessage {...messages.since} />}>
        <FormattedDate value={`${openSince}T12:00:00Z`} month="long" year="numeric" timeZone="UTC" />
      </Fact>
    </dl>
  );
}
