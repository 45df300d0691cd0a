import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { OrderCardSkeleton } from '#src/design-system/cards/OrderCardSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { readReviews } from '#src/domain/after-sales-urls.ts';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { MyReviews } from './MyReviews.tsx';

const messages = defineMessages({
  title: {
    id: 'myReviewsPage.title',
    defaultMessage: 'My reviews',
    description: 'Heading of what can be rated and what was',
  },
});

/** What the reader has bought and may rate, and what the reader has written (S2.25). */
export function MyReviewsPage() {
  const title = useIntl().formatMessage(messages.title);
  const [search] = useSearchParams();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <MembersOnly loading={<OrderCardSkeleton />}>
        <AccountFrame current="reviews">
          <PageHeading title={title} />
          <MyReviews tab={readReviews(search).tab} />
        </AccountFrame>
      </MembersOnly>
    </>
  );
}
