import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { CheckoutShopCard } from '#src/design-system/cards/CheckoutShopCard.tsx';
import { OrderTotals } from '#src/design-system/cards/OrderTotals.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { paths } from '#src/domain/urls.ts';
import { Blockers } from '#src/features/checkout/Blockers.tsx';
import { GoOn } from '#src/features/checkout/GoOn.tsx';
import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { usePriceGuard } from '#src/features/checkout/use-price-guard.ts';
import { useRemarks } from '#src/features/checkout/use-remarks.ts';
import { DeliverTo } from './DeliverTo.tsx';

const messages = defineMessages({
  summary: {
    id: 'checkoutContents.summary',
    defaultMessage: 'Summary',
    description: 'Heading of the totals',
  },
  next: { id: 'checkoutContents.next', defaultMessage: 'Continue', description: 'Button: on to the payment' },
});

/** Address, the shops' parcels with a remark each, and the totals by the service. */
export function CheckoutContents({ checkout }: { checkout: Checkout }) {
  const { shown } = checkout;
  const navigate = useNavigate();
  const { remarks, write } = useRemarks();
  const prices = usePriceGuard(checkout.checkoutId, checkout.subject, shown);
  const goOn = () => {
    if (!prices.settled) return;
    prices.take();
    void navigate(paths.paymentMethod + checkout.search);
  };
  return (
    <div className="grid items-start gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] nav:pb-0">
      <div className="flex min-w-0 flex-col gap-4">
        <Blockers checkout={checkout} />
        <DeliverTo address={shown.userAddr} onChoose={checkout.chooseAddress} />
        {shown.shops.map((shop) => (
          <CheckoutShopCard
            key={shop.shopId}
            shop={shop}
            remark={remarks[shop.shopId] ?? ''}
            onRemark={(text) => write(shop.shopId, text)}
          />
        ))}
      </div>
      <Panel title={<FormattedMessage {...messages.summary} />}>
        <OrderTotals amounts={shown.amounts} />
        <GoOn
          changes={prices.changes}
          busy={checkout.preview.isFetching || !prices.settled}
          disabled={shown.blockers.length > 0 || shown.userAddr === null}
          onClick={goOn}
        >
          <FormattedMessage {...messages.next} />
        </GoOn>
      </Panel>
    </div>
  );
}
