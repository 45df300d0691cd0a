import { cx } from 'class-variance-authority';
import { Star, Timer } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PendingReview } from '#openapi/schema.gen.ts';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { ReviewedProduct } from './ReviewedProduct.tsx';

const messages = defineMessages<{ rate: {}; name: { name: string }; left: { days: number }; closed: {} }>({
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
  left: {
    id: 'pendingReviewCard.left',
    defaultMessage: '{days, plural, one {# day left} other {# days left}}',
    description: 'How long a review is still taken',
  },
  closed: {
    id: 'pendingReviewCard.closed',
    defaultMessage: 'The time to rate is over',
    description: 'In place of the days and the button',
  },
});

const all = [1, 2, 3, 4, 5] as const;
const dayMs = 86_400_000;
const windowDays = 30;
/** From here on the days are marigold, and the button is the main one. */
const soonDays = 3;

type PendingReviewCardProps = {
  pending: PendingReview;
  /** The product's page. */
  productHref: string;
  /** The form of the review, with so many stars chosen already. */
  hrefOf: (stars?: number) => string;
  /** What o'clock it is, ms since 1970. */
  now: number;
};

/** Something that was bought and can be rated, for thirty days (S2.25); a star leads to the form, chosen. */
export function PendingReviewCard({ pending, productHref, hrefOf, now }: PendingReviewCardProps) {
  const { formatMessage } = useIntl();
  const { item, finallyTime } = pending;
  const days = Math.ceil((Date.parse(finallyTime) + windowDays * dayMs - now) / dayMs);
  const soon = days <= soonDays;
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6 md:pr-6">
      <ReviewedProduct item={item} finallyTime={finallyTime} href={productHref}>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {days > 0 && (
            <span aria-hidden className="group/stars -ml-1 inline-flex">
              {all.map((stars) => (
                <TextLink
                  key={stars}
                  plain
                  to={hrefOf(stars)}
                  tabIndex={-1}
                  className="peer/star grid h-9 w-8 place-items-center text-control hover:text-star group-hover/stars:text-star peer-hover/star:text-control"
                >
                  <Star className="size-6.5" strokeWidth={1.25} />
                </TextLink>
              ))}
            </span>
          )}
          <p className={cx('flex items-center gap-1.5 text-sm', soon ? 'text-on-deal-soft' : 'text-fg-2')}>
            {soon && days > 0 && <Timer aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />}
            {days > 0 ? (
              <FormattedMessage {...messages.left} values={{ days }} />
            ) : (
              <FormattedMessage {...messages.closed} />
            )}
          </p>
        </div>
      </ReviewedProduct>
      {days > 0 && (
        <LinkButton
          to={hrefOf()}
          tone={soon ? 'primary' : 'outline'}
          className="md:min-w-28"
          aria-label={formatMessage(messages.name, { name: item.prodName })}
        >
          <FormattedMessage {...messages.rate} />
        </LinkButton>
      )}
    </article>
  );
}
