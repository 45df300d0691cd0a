import { CircleCheck } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: { id: 'reviewThanks.title', defaultMessage: 'Your review is posted', description: 'After posting' },
  text: {
    id: 'reviewThanks.text',
    defaultMessage: 'It helps others to choose. Thank you.',
    description: 'Below it',
  },
  see: {
    id: 'reviewThanks.see',
    defaultMessage: 'See it on the product page',
    description: 'Button: the reviews of the product',
  },
  next: {
    id: 'reviewThanks.next',
    defaultMessage: 'Rate the next one',
    description: 'Button: the form for another product of the reader',
  },
  all: {
    id: 'reviewThanks.all',
    defaultMessage: 'My reviews',
    description: 'Button: what the reader has written',
  },
});

type ReviewThanksProps = {
  /** The reviews of the product. */
  productHref: string;
  /** The form for something else that can be rated; without it the way on is the list of reviews. */
  nextHref?: string;
  reviewsHref: string;
};

/** It is posted: the form makes room for thanks and for two ways on (S8.44). */
export function ReviewThanks({ productHref, nextHref, reviewsHref }: ReviewThanksProps) {
  return (
    <div aria-live="polite">
      <EmptyState
        drawing={<CircleCheck aria-hidden className="mb-2 size-14 text-primary" strokeWidth={1.5} />}
        title={<FormattedMessage {...messages.title} />}
        text={<FormattedMessage {...messages.text} />}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton tone="outline" to={productHref}>
              <FormattedMessage {...messages.see} />
            </LinkButton>
            <LinkButton to={nextHref ?? reviewsHref}>
              <FormattedMessage {...messages[nextHref ? 'next' : 'all']} />
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
