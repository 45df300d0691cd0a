import { defineMessages, FormattedMessage } from 'react-intl';
import { ReviewsDrawing } from '../layout/illustrations/ReviewsDrawing.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';

const messages = defineMessages({
  title: {
    id: 'noReviews.title',
    defaultMessage: 'Sorry, There are no reviews here',
    description: 'Empty reviews; the words of the specification',
  },
});

/** Nobody has reviewed it (S8.28). */
export function NoReviews() {
  return <EmptyState drawing={<ReviewsDrawing />} title={<FormattedMessage {...messages.title} />} />;
}
