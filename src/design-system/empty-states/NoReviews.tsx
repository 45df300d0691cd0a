import { defineMessages, FormattedMessage } from 'react-intl';
import { ReviewsDrawing } from '../layout/illustrations/ReviewsDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: {
    id: 'noReviews.title',
    defaultMessage: 'Sorry, There are no reviews here',
    description: 'Empty reviews; the words of the specification',
  },
  text: {
    id: 'noReviews.text',
    defaultMessage: 'Bought it? Your review helps those who come after you.',
    description: 'Below it',
  },
  action: {
    id: 'noReviews.action',
    defaultMessage: 'Review what you bought',
    description: 'Way on: the list of what the reader may review',
  },
});

type NoReviewsProps = {
  /** Where the one way on leads. */
  href: string;
};

/** Nobody has reviewed it, and the way for a buyer to be the first (S8.28). */
export function NoReviews({ href }: NoReviewsProps) {
  return (
    <EmptyState
      drawing={<ReviewsDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton tone="outline" to={href}>
          <FormattedMessage {...messages.action} />
        </LinkButton>
      }
    />
  );
}
