import { defineMessages } from 'react-intl';
import { ReviewsDrawing } from '../layout/illustrations/ReviewsDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  toRate: { id: 'emptyReviews.toRate', defaultMessage: 'Nothing to rate', description: 'Empty tab (S8.28)' },
  toRateText: {
    id: 'emptyReviews.toRateText',
    defaultMessage: 'Confirm a parcel and its products wait here for your stars.',
    description: 'Below it',
  },
  toRateAction: { id: 'emptyReviews.toRateAction', defaultMessage: 'See my orders', description: 'Way on' },
  rated: { id: 'emptyReviews.rated', defaultMessage: 'No reviews yet', description: 'Empty tab (S8.28)' },
  ratedText: {
    id: 'emptyReviews.ratedText',
    defaultMessage: 'What you write about your purchases is kept here.',
    description: 'Below it',
  },
  ratedAction: {
    id: 'emptyReviews.ratedAction',
    defaultMessage: 'Rate a product',
    description: 'Way on: to what can be rated',
  },
});

type EmptyReviewsProps = {
  tab: 'toRate' | 'rated';
  /** Where the one way on leads. */
  href: string;
};

/** A tab of one's own reviews with nothing in it (S8.28). */
export function EmptyReviews({ tab, href }: EmptyReviewsProps) {
  return (
    <EmptyWithLink
      drawing={<ReviewsDrawing />}
      messages={{ title: messages[tab], text: messages[`${tab}Text`], action: messages[`${tab}Action`] }}
      href={href}
    />
  );
}
