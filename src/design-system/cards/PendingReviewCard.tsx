import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PendingReview } from '#openapi/schema.gen.ts';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { ReviewedProduct } from './ReviewedProduct.tsx';

const messages = defineMessages<{ rate: {}; name: { name: string }; until: { date: number }; closed: {} }>({
  rate: {
    id: 'pendingReviewCard.rate',
    defaultMessage: 'Rate',
    description: 'Button: opens the form of the review',
  },
  name: {
    id: 'pendingReviewCard.name',
    defaultMessage: 'Rate {name}',
    description: 'The same button for a screen reader',
  },
  until: {
    id: 'pendingReviewCard.until',
    defaultMessage: 'Rate until {date, date, medium}',
    description: 'The last day on which a review is taken',
  },
  closed: {
    id: 'pendingReviewCard.closed',
    defaultMessage: 'The time to rate is over',
    description: 'In place of the day and the button',
  },
});

type PendingReviewCardProps = {
  pending: PendingReview;
  /** The product's page. */
  productHref: string;
  /** The form of the review. */
  href: string;
  /** Thirty days have passed: the service takes no review any more. */
  closed?: boolean;
};

const windowMs = 2_592_000_000;

/** Something that was bought and can be rated, for thirty days. */
export function PendingReviewCard({ pending, productHref, href, closed = false }: PendingReviewCardProps) {
  const { formatMessage } = useIntl();
  const { item, finallyTime } = pending;
  const until = Date.parse(finallyTime) + windowMs;
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-4 nav:grid-cols-[minmax(0,1fr)_auto] nav:items-center nav:px-5">
      <ReviewedProduct item={item} finallyTime={finallyTime} href={productHref} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-nav:border-t max-nav:border-line max-nav:pt-3">
        <p className="text-xs text-fg-2">
          {closed ? (
            <FormattedMessage {...messages.closed} />
          ) : (
            <FormattedMessage {...messages.until} values={{ date: until }} />
          )}
        </p>
        {!closed && (
          <LinkButton to={href} size="md" aria-label={formatMessage(messages.name, { name: item.prodName })}>
            <FormattedMessage {...messages.rate} />
          </LinkButton>
        )}
      </div>
    </article>
  );
}
