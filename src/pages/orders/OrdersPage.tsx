import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { OrderCardSkeleton } from '#src/design-system/cards/OrderCardSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import type { OrderTab } from '#src/data/orders/orders.queries.ts';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { OrderList } from './OrderList.tsx';

const messages = defineMessages({
  title: { id: 'ordersPage.title', defaultMessage: 'My orders', description: 'Heading of the order tabs' },
});

const tabs: Record<string, OrderTab> = {
  [paths.toPay.toLowerCase()]: 'TO_PAY',
  [paths.toDeliver.toLowerCase()]: 'TO_DELIVER',
  [paths.toReceive.toLowerCase()]: 'TO_RECEIVE',
  [paths.completed.toLowerCase()]: 'COMPLETED',
};

/** The reader's orders, a tab for each state (S2.17, S2.18, S2.20, S2.22). */
export function OrdersPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const tab = tabs[pathname.toLowerCase().replace(/\/$/, '')] ?? 'TO_DELIVER';
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <MembersOnly loading={<OrderCardSkeleton />}>
        <OrderList key={tab} tab={tab} />
      </MembersOnly>
    </>
  );
}
