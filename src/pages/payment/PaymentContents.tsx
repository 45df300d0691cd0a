import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayType } from '#openapi/schema.gen.ts';
import { AddressCard } from '#src/design-system/cards/AddressCard.tsx';
import { CheckoutShopCard } from '#src/design-system/cards/CheckoutShopCard.tsx';
import { OrderTotals } from '#src/design-system/cards/OrderTotals.tsx';
import { PaymentMethodCards } from '#src/design-system/cards/PaymentMethodCards.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';
import { Blockers } from '#src/features/checkout/Blockers.tsx';
import { GoOn } from '#src/features/checkout/GoOn.tsx';
import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { usePriceGuard } from '#src/features/checkout/use-price-guard.ts';
import { useRemarks } from '#src/features/checkout/use-remarks.ts';
import { StillWorking } from './StillWorking.tsx';
import { usePlaceOrder } from './use-place-order.ts';

const messages = defineMessages({
  method: {
    id: 'paymentContents.method',
    defaultMessage: 'Payment',
    description: 'Heading of the payment methods',
  },
  deliverTo: {
    id: 'paymentContents.deliverTo',
    defaultMessage: 'Deliver to',
    description: 'Heading of the address',
  },
  change: { id: 'paymentContents.change', defaultMessage: 'Change', description: 'Link back to the address' },
  summary: { id: 'paymentContents.summary', defaultMessage: 'Summary', description: 'Heading of the totals' },
  place: { id: 'paymentContents.place', defaultMessage: 'Place order', description: 'Button that orders' },
});

/** The way to pay, a last look, and the button that orders. */
export function PaymentContents({ checkout }: { checkout: Checkout }) {
  const { shown } = checkout;
  const possible = shown.payMethods.filter(({ enabled }) => enabled);
  const [chosen, setChosen] = useState<PayType>();
  const payType = possible.find((method) => method.payType === chosen)?.payType ?? possible[0]?.payType;
  const { remarks } = useRemarks();
  const prices = usePriceGuard(checkout.checkoutId, checkout.subject, shown);
  const { place, placing } = usePlaceOrder(checkout);
  const busy = placing || checkout.preview.isFetching || !prices.settled;
  const blocked = shown.blockers.length > 0 || !shown.userAddr || !payType;
  const order = () => {
    if (!payType || busy) return;
    prices.take();
    const notes = shown.shops.flatMap(({ shopId }) => {
      const text = remarks[shopId]?.trim();
      return text ? [{ shopId, remarks: text }] : [];
    });
    place({ payType, remarks: notes });
  };
  return (
    <div className="grid items-start gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] nav:pb-0">
      <div className="flex min-w-0 flex-col gap-4">
        <Blockers checkout={checkout} />
        <Panel
          title={<FormattedMessage {...messages.deliverTo} />}
          action={
            <LinkButton tone="ghost" size="sm" to={paths.checkout + checkout.search}>
              <FormattedMessage {...messages.change} />
            </LinkButton>
          }
        >
          {shown.userAddr && <AddressCard address={shown.userAddr} />}
        </Panel>
        <Panel title={<FormattedMessage {...messages.method} />}>
          <PaymentMethodCards methods={shown.payMethods} chosen={payType} onChoose={setChosen} />
        </Panel>
        {shown.shops.map((shop) => (
          <CheckoutShopCard key={shop.shopId} shop={shop} remark={remarks[shop.shopId] ?? ''} />
        ))}
      </div>
      <Panel title={<FormattedMessage {...messages.summary} />}>
        <OrderTotals amounts={shown.amounts} toCourier />
        <GoOn changes={prices.changes} busy={busy} disabled={blocked} onClick={order}>
          <FormattedMessage {...messages.place} />
        </GoOn>
        <StillWorking running={placing} />
      </Panel>
    </div>
  );
}
