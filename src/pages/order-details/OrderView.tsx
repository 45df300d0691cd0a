import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { LineRow } from '#src/design-system/cards/LineRow.tsx';
import { OrderFacts } from '#src/design-system/cards/OrderFacts.tsx';
import { OrderTotals } from '#src/design-system/cards/OrderTotals.tsx';
import { orderStateMessages } from '#src/design-system/cards/order-state-messages.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Breadcrumb } from '#src/design-system/primitives/Breadcrumb.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { DateText } from '#src/design-system/primitives/DateText.tsx';
import { ProgressSteps } from '#src/design-system/primitives/ProgressSteps.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { useConfirmReceipt } from '#src/features/orders/use-confirm-receipt.ts';

const messages = defineMessages({
  orders: {
    id: 'orderView.orders',
    defaultMessage: 'My orders',
    description: 'First step of the breadcrumb',
  },
  steps: { id: 'orderView.steps', defaultMessage: 'Steps of the order', description: 'Name of the stepper' },
  placed: { id: 'orderView.placed', defaultMessage: 'Placed', description: 'Step' },
  shipped: { id: 'orderView.shipped', defaultMessage: 'Shipped', description: 'Step' },
  delivered: { id: 'orderView.delivered', defaultMessage: 'Delivered', description: 'Step' },
  paid: { id: 'orderView.paid', defaultMessage: 'Paid', description: 'Step' },
  completed: { id: 'orderView.completed', defaultMessage: 'Completed', description: 'Step' },
  payment: { id: 'orderView.payment', defaultMessage: 'Payment', description: 'Heading of the amounts' },
  cash: { id: 'orderView.cash', defaultMessage: 'In cash to the courier', description: 'How it is paid' },
  card: {
    id: 'orderView.card',
    defaultMessage: 'By bank card to the courier',
    description: 'How it is paid',
  },
  confirm: {
    id: 'orderView.confirm',
    defaultMessage: 'Confirm receipt',
    description: 'Button: the parcel has come',
  },
});

/** The steps of a purchase that is paid at the door, in their order, with their moments. */
const stepsOf = (order: OrderDetail) =>
  [
    { id: 'placed', at: order.createTime },
    { id: 'shipped', at: order.dvyTime },
    { id: 'delivered', at: order.deliveredTime },
    { id: 'paid', at: order.payTime },
    { id: 'completed', at: order.finallyTime },
  ] as const;

/** One order: where it stands, what is in it, what it comes to, and what one looks up in it. */
export function OrderView({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const { confirm, confirming } = useConfirmReceipt();
  const steps = stepsOf(order);
  const last = steps.findLastIndex(({ at }) => at !== null);
  return (
    <>
      <Breadcrumb
        steps={[{ name: formatMessage(messages.orders), href: paths.toDeliver }, { name: order.orderNumber }]}
      />
      <div className="pat mt-4 mb-2 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-hero p-5 text-on-hero nav:mt-0 nav:p-8">
        <div className="grid gap-1">
          <p className="text-h1">
            <FormattedMessage {...orderStateMessages[order.status]} />
          </p>
          <p className="text-base">
            <FormattedMessage {...(order.payType === 'COD_CARD' ? messages.card : messages.cash)} />
          </p>
        </div>
        {order.actions.includes('CONFIRM_RECEIPT') && (
          <Button tone="onHero" busy={confirming !== undefined} onClick={() => confirm(order.orderNumber)}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        )}
      </div>
      {order.status !== 'CANCELLED' && (
        <ProgressSteps
          label={formatMessage(messages.steps)}
          steps={steps.map(({ id, at }) => ({
            id,
            name: formatMessage(messages[id]),
            note: at && <DateText value={at} withTime />,
          }))}
          current={order.status === 'COMPLETED' ? steps.length : last}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={order.shopName}>
          <ul className="grid gap-3.5">
            {order.items.map((item) => (
              <li key={item.orderItemId}>
                <LineRow line={item} href={productUrl(item.prodId)} />
              </li>
            ))}
          </ul>
        </Panel>
        <div className="grid gap-4">
          <Panel title={<FormattedMessage {...messages.payment} />}>
            <OrderTotals amounts={order.amounts} toCourier={order.payTime === null} />
          </Panel>
          <OrderFacts order={order} />
        </div>
      </div>
    </>
  );
}
