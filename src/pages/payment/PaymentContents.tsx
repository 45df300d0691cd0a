import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { CheckoutPreview, PayType } from '#openapi/schema.gen.ts';
import { AddressCard } from '#src/design-system/cards/AddressCard.tsx';
import { CheckoutShopCard } from '#src/design-system/cards/CheckoutShopCard.tsx';
import { OrderTotals } from '#src/design-system/cards/OrderTotals.tsx';
import { PaymentMethodCards } from '#src/design-system/cards/PaymentMethodCards.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Alert } from '#src/design-system/primitives/Alert.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';
import { useRemarks } from '#src/features/checkout/use-remarks.ts';
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

type PaymentContentsProps = {
  preview: CheckoutPreview;
  /** The service is calculating anew. */
  fetching: boolean;
  /** The query string of this checkout. */
  search: string;
};

export function PaymentContents({ preview, fetching, search }: PaymentContentsProps) {
  const possible = preview.payMethods.filter(({ enabled }) => enabled);
  const [chosen, setChosen] = useState<PayType>();
  const payType = possible.find((method) => method.payType === chosen)?.payType ?? possible[0]?.payType;
  const { remarks } = useRemarks();
  const { place, busy } = usePlaceOrder();
  const blocked = preview.blockers.length > 0 || !preview.userAddr || !payType;
  const order = () => {
    if (!payType) return;
    const notes = preview.shops.flatMap(({ shopId }) => {
      const text = remarks[shopId]?.trim();
      return text ? [{ shopId, remarks: text }] : [];
    });
    place(preview, { payType, remarks: notes });
  };
  return (
    <div className="grid items-start gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] nav:pb-0">
      <div className="flex min-w-0 flex-col gap-4">
        {preview.blockers.map(({ code, desc }) => (
          <Alert key={`${code}${desc}`} tone="danger">
            {desc}
          </Alert>
        ))}
        <Panel
          title={<FormattedMessage {...messages.deliverTo} />}
          action={
            <LinkButton tone="ghost" size="sm" to={paths.checkout + search}>
              <FormattedMessage {...messages.change} />
            </LinkButton>
          }
        >
          {preview.userAddr && <AddressCard address={preview.userAddr} />}
        </Panel>
        <Panel title={<FormattedMessage {...messages.method} />}>
          <PaymentMethodCards methods={preview.payMethods} chosen={payType} onChoose={setChosen} />
        </Panel>
        {preview.shops.map((shop) => (
          <CheckoutShopCard key={shop.shopId} shop={shop} remark={remarks[shop.shopId] ?? ''} />
        ))}
      </div>
      <Panel title={<FormattedMessage {...messages.summary} />}>
        <OrderTotals amounts={preview.amounts} toCourier />
        <Button size="xl" className="mt-4 w-full" busy={busy || fetching} disabled={blocked} onClick={order}>
          <FormattedMessage {...messages.place} />
        </Button>
      </Panel>
    </div>
  );
}
