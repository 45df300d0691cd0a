import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { readReviews } from '#src/domain/refund/after-sales-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { MyReviews } from './MyReviews.tsx';

const messages = defineMessages({
  account: {
    id: 'myReviewsPage.account',
    defaultMessage: 'My account',
    description: 'Way back, on phones',
  },
  title: {
    id: 'myReviewsPage.title',
    defaultMessage: 'My reviews',
    description: 'Heading of what can be rated and what was',
  },
});

/** What the reader has bought and may rate, and what the reader has written (S2.25). */
export function MyReviewsPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const isMember = useIsMember();
  const [search] = useSearchParams();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {!isMember && <PageHeading title={title} />}
      <MembersOnly loading={<OrderCardSkeleton />}>
        <AccountFrame current="reviews">
          <BackLink to={paths.settings}>{formatMessage(messages.account)}</BackLink>
          <h1 className="pb-2 text-h1 wrap-anywhere">{title}</h1>
          <MyReviews tab={readReviews(search).tab} />
        </AccountFrame>
      </MembersOnly>
    </>
  );
}
