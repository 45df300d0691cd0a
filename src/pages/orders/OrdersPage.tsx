import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import type { OrderTab } from '#src/data/orders/orders.queries.ts';
import { paths } from '#src/domain/urls.ts';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { OrdersTabs } from '#src/features/orders/OrdersTabs.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { OrderList } from './OrderList.tsx';
import { OrderSearch } from './OrderSearch.tsx';

const messages = defineMessages({
  title: { id: 'ordersPage.title', defaultMessage: 'My orders', description: 'Heading of the order tabs' },
});

const tabs: Record<string, OrderTab> = {
  [paths.orders.toLowerCase()]: 'ALL',
  [paths.toPay.toLowerCase()]: 'TO_PAY',
  [paths.toDeliver.toLowerCase()]: 'TO_DELIVER',
  [paths.toReceive.toLowerCase()]: 'TO_RECEIVE',
  [paths.completed.toLowerCase()]: 'COMPLETED',
};

/** The reader's orders: all of them, and a tab for each state (S2.17, S2.18, S2.20, S2.22). */
export function OrdersPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const tab = tabs[pathname.toLowerCase().replace(/\/$/, '')] ?? 'ALL';
  const isMember = useIsMember();
  const heading = (
    <h1 className="text-h1 wrap-anywhere">
      <FormattedMessage {...messages.title} />
    </h1>
  );
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      {!isMember && <div className="pt-6">{heading}</div>}
      <MembersOnly
        loading={
          <div className="pt-6">
            <OrderCardSkeleton />
          </div>
        }
      >
        <AccountFrame current="orders">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-2 max-nav:pt-4">
            {heading}
            <OrderSearch />
          </div>
          <OrdersTabs current={tab} />
          <OrderList key={tab} tab={tab} />
        </AccountFrame>
      </MembersOnly>
    </>
  );
}
