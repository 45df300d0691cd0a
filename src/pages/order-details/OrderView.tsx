import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { LineRow } from '#src/design-system/cards/LineRow.tsx';
import { OrderFacts } from '#src/design-system/cards/OrderFacts.tsx';
import { OrderTotals } from '#src/design-system/cards/OrderTotals.tsx';
import { PayCountdown } from '#src/design-system/cards/PayCountdown.tsx';
import { orderStateMessages } from '#src/design-system/cards/order-state-messages.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Breadcrumb } from '#src/design-system/primitives/Breadcrumb.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { DateText } from '#src/design-system/primitives/DateText.tsx';
import { ProgressSteps } from '#src/design-system/primitives/ProgressSteps.tsx';
import { paths, payUrl, productUrl } from '#src/domain/urls.ts';
import { useConfirmReceipt } from '#src/features/orders/use-confirm-receipt.tsx';

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
  pay: { id: 'orderView.pay', defaultMessage: 'Pay now', description: 'Button: to the payment' },
  byCard: { id: 'orderView.byCard', defaultMessage: 'By card, online', description: 'How it is paid' },
  byWallet: { id: 'orderView.byWallet', defaultMessage: 'From the wallet', description: 'How it is paid' },
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

const ways = {
  COD_CASH: messages.cash,
  COD_CARD: messages.card,
  CARD: messages.byCard,
  WALLET: messages.byWallet,
} as const;

/** The steps of a purchase with their moments: what is paid at the door is paid after it was delivered (7.1). */
const stepsOf = ({ payType, createTime, payTime, dvyTime, deliveredTime, finallyTime }: OrderDetail) => {
  const ahead = payType === 'CARD' || payType === 'WALLET';
  const paid = { id: 'paid', at: payTime } as const;
  return [
    { id: 'placed', at: createTime } as const,
    ...(ahead ? [paid] : []),
    { id: 'shipped', at: dvyTime } as const,
    { id: 'delivered', at: deliveredTime } as const,
    ...(ahead ? [] : [paid]),
    { id: 'completed', at: finallyTime } as const,
  ];
};

type OrderViewProps = {
  order: OrderDetail;
  /** When it was read, by the reader's clock, ms since 1970. */
  readAt: number;
  /** The time to pay is over: ask the service again. */
  onPayEnd: () => void;
};

/** One order: where it stands, what is in it, what it comes to, and what one looks up in it. */
export function OrderView({ order, readAt, onPayEnd }: OrderViewProps) {
  const { formatMessage } = useIntl();
  const { ask, question } = useConfirmReceipt();
  const navigate = useNavigate();
  const steps = stepsOf(order);
  const last = steps.findLastIndex(({ at }) => at !== null);
  return (
    <>
      <Breadcrumb
        steps={[{ name: formatMessage(messages.orders), href: paths.orders }, { name: order.orderNumber }]}
      />
      <div className="pat mt-4 mb-2 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-hero p-5 text-on-hero nav:mt-0 nav:p-8">
        <div className="grid gap-1">
          <p className="text-h1">
            <FormattedMessage {...orderStateMessages[order.status]} />
          </p>
          <p className="text-base">
            <FormattedMessage {...ways[order.payType]} />
          </p>
        </div>
        {order.actions.includes('CONFIRM_RECEIPT') && (
          <Button tone="onHero" onClick={() => ask(order)}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        )}
        {order.actions.includes('PAY') && (
          <Button tone="onHero" onClick={() => void navigate(payUrl([order.orderNumber]))}>
            <FormattedMessage {...messages.pay} />
          </Button>
        )}
      </div>
      {question}
      {order.status === 'TO_PAY' && order.payDeadline && (
        <PayCountdown
          deadline={order.payDeadline}
          serverTime={order.serverTime}
          receivedAt={readAt}
          onEnd={onPayEnd}
        />
      )}
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
            <OrderTotals
              amounts={order.amounts}
              toCourier={order.payTime === null && order.payType.startsWith('COD')}
            />
          </Panel>
          <OrderFacts order={order} />
        </div>
      </div>
    </>
  );
}
