import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { CheckoutShopCard } from '#src/design-system/cards/CheckoutShopCard.tsx';
import { OrderTotals } from '#src/design-system/cards/OrderTotals.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Alert } from '#src/design-system/primitives/Alert.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { paths } from '#src/domain/urls.ts';
import type { useCheckout } from '#src/features/checkout/use-checkout.ts';
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

type CheckoutContentsProps = { checkout: ReturnType<typeof useCheckout>; preview: CheckoutPreview };

/** Address, the shops' parcels with a remark each, and the totals by the service. */
export function CheckoutContents({ checkout, preview }: CheckoutContentsProps) {
  const navigate = useNavigate();
  const { remarks, write } = useRemarks();
  return (
    <div className="grid items-start gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] nav:pb-0">
      <div className="flex min-w-0 flex-col gap-4">
        {preview.blockers.map(({ code, desc }) => (
          <Alert key={`${code}${desc}`} tone="danger">
            {desc}
          </Alert>
        ))}
        <DeliverTo address={preview.userAddr} onChoose={checkout.chooseAddress} />
        {preview.shops.map((shop) => (
          <CheckoutShopCard
            key={shop.shopId}
            shop={shop}
            remark={remarks[shop.shopId] ?? ''}
            onRemark={(text) => write(shop.shopId, text)}
          />
        ))}
      </div>
      <Panel title={<FormattedMessage {...messages.summary} />}>
        <OrderTotals amounts={preview.amounts} />
        <Button
          size="xl"
          className="mt-4 w-full"
          busy={checkout.preview.isFetching}
          disabled={preview.blockers.length > 0 || preview.userAddr === null}
          onClick={() => void navigate(paths.paymentMethod + checkout.search)}
        >
          <FormattedMessage {...messages.next} />
        </Button>
      </Panel>
    </div>
  );
}
