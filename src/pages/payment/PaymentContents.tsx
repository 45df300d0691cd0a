import { defineMessages, FormattedMessage } from 'react-intl';
import { AddressCard } from '#src/design-system/cards/address/AddressCard.tsx';
import { CheckoutClock } from '#src/design-system/panels/checkout/CheckoutClock.tsx';
import { CheckoutShopCard } from '#src/design-system/cards/checkout/CheckoutShopCard.tsx';
import { OrderTotals } from '#src/design-system/panels/order/OrderTotals.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { AgreementLine } from '#src/design-system/forms/account/AgreementLine.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { paths } from '#src/domain/urls.ts';
import { Blockers } from '#src/features/checkout/Blockers.tsx';
import { GoOn } from '#src/features/checkout/GoOn.tsx';
import { LostVouchers } from '#src/features/checkout/LostVouchers.tsx';
import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { Tenders } from '#src/features/checkout/Tenders.tsx';
import { useRemarks } from '#src/features/checkout/use-remarks.ts';
import { useServerClock } from '#src/state/server-clock.ts';
import { HelpLink } from '#src/features/help/HelpLink.tsx';
import { PayWords } from './PayWords.tsx';
import { StillWorking } from './StillWorking.tsx';
import { useOrder } from './use-order.ts';
import type { Paying } from './use-paying.ts';
import { useWay } from './use-way.ts';
import { WayChoice } from './WayChoice.tsx';

const messages = defineMessages({
  method: {
    id: 'paymentContents.method',
    defaultMessage: 'Payment',
    description: 'Heading of the payment methods',
  },
  rest: {
    id: 'paymentContents.rest',
    defaultMessage: 'Pay the rest',
    description: 'Heading of the payment methods, below wallet and coins that are used',
  },
  nothing: {
    id: 'paymentContents.nothing',
    defaultMessage: 'Your wallet covers everything. There is nothing more to pay.',
    description: 'In place of the payment methods',
  },
  deliverTo: {
    id: 'paymentContents.deliverTo',
    defaultMessage: 'Deliver to',
    description: 'Heading of the address',
  },
  noAddress: {
    id: 'paymentContents.noAddress',
    defaultMessage: 'Please add your address',
    description: 'No address yet; the words of the specification (S8.13)',
  },
  change: { id: 'paymentContents.change', defaultMessage: 'Change', description: 'Link back to the address' },
  summary: { id: 'paymentContents.summary', defaultMessage: 'Summary', description: 'Heading of the totals' },
  total: {
    id: 'paymentContents.total',
    defaultMessage: 'Total',
    description: 'Above what is due, in the bar at the foot of a phone',
  },
});

/** What the shopper has, the way to pay the rest, a last look, and the button that orders. */
export function PaymentContents({ checkout, paying }: { checkout: Checkout; paying: Paying }) {
  const { shown } = checkout;
  const way = useWay(shown.payMethods);
  const { remarks } = useRemarks();
  const now = useServerClock(shown.serverTime);
  const { order, prices, busy, placing, blocked } = useOrder(checkout, way, paying);
  const { due, walletUsed, coinReduce } = shown.amounts;
  const byCard = way.chosen?.payType === 'CARD';
  return (
    <div className="grid items-start gap-6 pb-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <CheckoutClock expiresAt={shown.expiresAt} now={now} onEnd={() => void checkout.preview.refetch()} />
        <Blockers checkout={checkout} />
        <LostVouchers checkout={checkout} />
        <Panel
          title={<FormattedMessage {...messages.deliverTo} />}
          action={
            <LinkButton tone="ghost" size="sm" to={paths.checkout + checkout.search}>
              <FormattedMessage {...messages.change} />
            </LinkButton>
          }
        >
          {shown.userAddr ? (
            <AddressCard address={shown.userAddr} />
          ) : (
            <p className="text-base text-fg-2">
              <FormattedMessage {...messages.noAddress} />
            </p>
          )}
        </Panel>
        <Tenders checkout={checkout} />
        <Panel
          title={
            <FormattedMessage {...messages[walletUsed.amount + coinReduce.amount > 0 ? 'rest' : 'method']} />
          }
          action={due.amount > 0 && <Price value={due} size="sm" />}
        >
          {due.amount === 0 && way.chosen?.payType === 'WALLET' ? (
            <Alert tone="jade">
              <FormattedMessage {...messages.nothing} />
            </Alert>
          ) : (
            <WayChoice methods={shown.payMethods} way={way} busy={placing} />
          )}
        </Panel>
        {shown.shops.map((shop) => (
          <CheckoutShopCard key={shop.shopId} shop={shop} remark={remarks[shop.shopId] ?? ''} />
        ))}
      </div>
      <Panel title={<FormattedMessage {...messages.summary} />}>
        <OrderTotals amounts={shown.amounts} toCourier={!byCard && due.amount > 0} payNow={byCard} />
        <GoOn
          due={due}
          dueName={<FormattedMessage {...messages.total} />}
          changes={prices.changes}
          busy={busy}
          disabled={blocked}
          onClick={order}
        >
          <PayWords due={due} byCard={byCard} />
        </GoOn>
        <StillWorking running={placing} />
        <div className="pt-3">
          <AgreementLine way="order" />
          <HelpLink about={byCard ? 'declined' : 'ways'} />
        </div>
      </Panel>
    </div>
  );
}
