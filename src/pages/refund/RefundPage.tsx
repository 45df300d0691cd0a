import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { readRefunds } from '#src/domain/refund/after-sales-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { RefundList } from './RefundList.tsx';

const AskRefund = onDemand(async () => (await import('./AskRefund.tsx')).AskRefund);
const OneRefund = onDemand(async () => (await import('./OneRefund.tsx')).OneRefund);

const messages = defineMessages({
  list: {
    id: 'refundPage.list',
    defaultMessage: 'Returns and refunds',
    description: 'Heading of the list of refunds and cancelled orders (S2.26)',
  },
  ask: {
    id: 'refundPage.ask',
    defaultMessage: 'Return or refund',
    description: 'Heading of the form that asks for money back',
  },
  one: { id: 'refundPage.one', defaultMessage: 'Refund details', description: 'Title of one refund' },
  orders: {
    id: 'refundPage.orders',
    defaultMessage: 'My orders',
    description: 'Way back from the list of refunds, on phones',
  },
});

/** Refunds and cancelled orders; by its address one of them, or the form that asks for one (S2.26, S1.26). */
export function RefundPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const { tab, refundSn, orderNumber, orderItemId } = readRefunds(search);
  const title = formatMessage(messages[refundSn ? 'one' : orderNumber ? 'ask' : 'list']);
  const isMember = useIsMember();
  const head = (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {!isMember && <PageHeading title={title} />}
    </>
  );
  if (refundSn) {
    return (
      <>
        {head}
        <MembersOnly loading={<CheckoutSkeleton />}>
          <OneRefund key={refundSn} refundSn={refundSn} />
        </MembersOnly>
      </>
    );
  }
  if (orderNumber) {
    return (
      <>
        {head}
        <MembersOnly loading={<CheckoutSkeleton />}>
          <AskRefund key={key} orderNumber={orderNumber} orderItemId={orderItemId} title={title} />
        </MembersOnly>
      </>
    );
  }
  return (
    <>
      {head}
      <MembersOnly loading={<OrderCardSkeleton />}>
        <AccountFrame current="orders">
          <BackLink to={paths.orders}>{formatMessage(messages.orders)}</BackLink>
          <h1 className="pb-2 text-h1 wrap-anywhere">{title}</h1>
          <RefundList key={tab} tab={tab} />
        </AccountFrame>
      </MembersOnly>
    </>
  );
}
