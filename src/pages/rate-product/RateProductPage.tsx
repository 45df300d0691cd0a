import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { readReviews, reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useClientState } from '#src/state/client-state.ts';

const RateOrder = onDemand(async () => (await import('./RateOrder.tsx')).RateOrder);

const messages = defineMessages({
  title: {
    id: 'rateProductPage.title',
    defaultMessage: 'Rate product',
    description: 'Heading of the form of a review (S2.24)',
  },
  orders: {
    id: 'rateProductPage.orders',
    defaultMessage: 'My orders',
    description: 'First step of the breadcrumb',
  },
  reviews: {
    id: 'rateProductPage.reviews',
    defaultMessage: 'My reviews',
    description: 'Way back, on phones',
  },
  choose: {
    id: 'rateProductPage.choose',
    defaultMessage: 'Choose what you want to rate',
    description: 'Toast when an address named no order',
  },
});

/** An address without an order leads to what can be rated, and says so (Z5). */
function ToTheList() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  useEffect(() => ui.say('info', formatMessage(messages.choose)), [ui, formatMessage]);
  return <Navigate to={reviewsUrl()} replace />;
}

/** Stars, words and pictures for something of a completed order (S2.24, S5.21, S5.22). */
export function RateProductPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { orderNumber, prodId, orderItemId, stars } = readReviews(search);
  const title = formatMessage(messages.title);
  if (!orderNumber)
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <PageHeading title={title} />
        <MembersOnly loading={<Skeleton className="h-96 rounded-lg" />}>
          <ToTheList />
        </MembersOnly>
      </>
    );
  return (
    <div className="mx-auto w-full max-w-170">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        steps={[
          { name: formatMessage(messages.orders), href: paths.orders },
          { name: orderNumber, href: orderUrl(orderNumber) },
          { name: title },
        ]}
      />
      <BackLink to={reviewsUrl()}>{formatMessage(messages.reviews)}</BackLink>
      <div className="-mt-3 nav:-mt-6">
        <PageHeading title={title} />
      </div>
      <MembersOnly loading={<Skeleton className="h-96 rounded-lg" />}>
        <RateOrder
          key={`${orderNumber} ${orderItemId} ${prodId}`}
          orderNumber={orderNumber}
          prodId={prodId}
          orderItemId={orderItemId}
          stars={stars}
        />
      </MembersOnly>
    </div>
  );
}
