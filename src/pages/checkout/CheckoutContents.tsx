import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { CheckoutClock } from '#src/design-system/panels/checkout/CheckoutClock.tsx';
import { CheckoutShopCard } from '#src/design-system/cards/checkout/CheckoutShopCard.tsx';
import { CheckoutVouchersRow } from '#src/design-system/panels/checkout/CheckoutVouchersRow.tsx';
import { OrderTotals } from '#src/design-system/panels/order/OrderTotals.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { paths } from '#src/domain/urls.ts';
import { Blockers } from '#src/features/checkout/Blockers.tsx';
import { GoOn } from '#src/features/checkout/GoOn.tsx';
import { LostVouchers } from '#src/features/checkout/LostVouchers.tsx';
import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { Tenders } from '#src/features/checkout/Tenders.tsx';
import { usePriceGuard } from '#src/features/checkout/use-price-guard.ts';
import { useRemarks } from '#src/features/checkout/use-remarks.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useServerClock } from '#src/state/server-clock.ts';
import { HelpLink } from '#src/features/help/HelpLink.tsx';
import { DeliverTo } from './DeliverTo.tsx';

const CheckoutVouchers = onDemand(async () => (await import('./CheckoutVouchers.tsx')).CheckoutVouchers);

const messages = defineMessages({
  summary: {
    id: 'checkoutContents.summary',
    defaultMessage: 'Summary',
    description: 'Heading of the totals',
  },
  total: {
    id: 'checkoutContents.total',
    defaultMessage: 'Total',
    description: 'Above what is due, in the bar at the foot of a phone',
  },
  next: { id: 'checkoutContents.next', defaultMessage: 'Continue', description: 'Button: on to the payment' },
});

/** Address, the shops' parcels with insurance and a remark each, vouchers, wallet and coins, and the totals by the service. */
export function CheckoutContents({ checkout }: { checkout: Checkout }) {
  const { shown } = checkout;
  const navigate = useNavigate();
  const { remarks, write } = useRemarks();
  const [vouchersOpen, setVouchersOpen] = useState(false);
  const prices = usePriceGuard(checkout);
  const now = useServerClock(shown.serverTime);
  const { usable, unusable } = shown.vouchers;
  const ofShop = (id: number) => [...usable, ...unusable].some(({ shopId }) => shopId === id);
  const insure = (shopId: number, on: boolean) => {
    const others = checkout.extras.insuranceShopIds.filter((id) => id !== shopId);
    checkout.changeExtras({ insuranceShopIds: on ? [...others, shopId] : others });
  };
  const goOn = () => {
    if (!prices.settled) return;
    prices.take();
    void navigate(paths.paymentMethod + checkout.search);
  };
  return (
    <div className="grid items-start gap-6 pb-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <CheckoutClock expiresAt={shown.expiresAt} now={now} onEnd={() => void checkout.preview.refetch()} />
        <Blockers checkout={checkout} />
        <LostVouchers checkout={checkout} />
        <DeliverTo address={shown.userAddr} onChoose={checkout.chooseAddress} />
        {shown.shops.map((shop) => (
          <CheckoutShopCard
            key={shop.shopId}
            shop={shop}
            remark={remarks[shop.shopId] ?? ''}
            onRemark={(text) => write(shop.shopId, text)}
            insured={checkout.extras.insuranceShopIds.includes(shop.shopId)}
            onInsure={(on) => insure(shop.shopId, on)}
            onVouchers={ofShop(shop.shopId) ? () => setVouchersOpen(true) : undefined}
          />
        ))}
        <Tenders checkout={checkout} />
      </div>
      <Panel title={<FormattedMessage {...messages.summary} />}>
        <CheckoutVouchersRow
          applied={usable.filter(({ selected }) => selected).length}
          usable={usable.length}
          onOpen={() => setVouchersOpen(true)}
        />
        <OrderTotals amounts={shown.amounts} />
        <GoOn
          due={shown.amounts.due}
          dueName={<FormattedMessage {...messages.total} />}
          changes={prices.changes}
          busy={checkout.preview.isFetching || (!prices.settled && !checkout.failed)}
          disabled={shown.blockers.length > 0 || shown.userAddr === null || checkout.failed}
          onClick={goOn}
        >
          <FormattedMessage {...messages.next} />
        </GoOn>
        <HelpLink about="insurance" />
      </Panel>
      {vouchersOpen && <CheckoutVouchers checkout={checkout} onClose={() => setVouchersOpen(false)} />}
    </div>
  );
}
