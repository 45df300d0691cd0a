import { ReceiptText } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { OrderActions } from '#src/design-system/panels/order/OrderActions.tsx';
import { OrderFacts } from '#src/design-system/panels/order/OrderFacts.tsx';
import { OrderStepper } from '#src/design-system/panels/order/OrderStepper.tsx';
import { OrderTotals } from '#src/design-system/panels/order/OrderTotals.tsx';
import { PayCountdown } from '#src/design-system/panels/payment/PayCountdown.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { receiptUrl } from '#src/domain/order/order-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { useOrderDeeds } from '#src/features/orders/use-order-deeds.tsx';
import { HelpLink } from '#src/features/help/HelpLink.tsx';
import { CancelledPanel } from './CancelledPanel.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';

const messages = defineMessages({
  orders: {
    id: 'orderView.orders',
    defaultMessage: 'My orders',
    description: 'First step of the breadcrumb',
  },
  payment: { id: 'orderView.payment', defaultMessage: 'Payment', description: 'Heading of the amounts' },
  receipt: { id: 'orderView.receipt', defaultMessage: 'Receipt', description: 'Link: the order for paper' },
});

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
  const navigate = useNavigate();
  const { orderNumber, status, actions, payDeadline, cancel } = order;
  const onGone = () => void navigate(paths.orders, { replace: true });
  const { deedsOf, busyOf, dialogs } = useOrderDeeds({ onGone });
  const deeds = deedsOf(order);
  const busy = busyOf(order);
  return (
    <>
      <Breadcrumb
        steps={[{ name: formatMessage(messages.orders), href: paths.orders }, { name: orderNumber }]}
      />
      <div className="mt-4 grid grid-cols-1 gap-2 nav:mt-0">
        <OrderHead order={order} deeds={deeds} />
        {status === 'TO_PAY' && payDeadline && (
          <PayCountdown
            deadline={payDeadline}
            serverTime={order.serverTime}
            receivedAt={readAt}
            onEnd={onPayEnd}
          />
        )}
        <OrderStepper order={order} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {cancel && <CancelledPanel cancel={cancel} />}
          {actions.includes('VIEW_LOGISTICS') && <OrderParcels orderNumber={orderNumber} />}
          <OrderLines
            order={order}
            {...(actions.includes('CONTACT_SELLER') && { onChat: deeds.CONTACT_SELLER })}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title={<FormattedMessage {...messages.payment} />}>
            <OrderTotals
              amounts={order.amounts}
              toCourier={order.payTime === null && order.payType.startsWith('COD') && !cancel}
              refunds={order.refunds.filter(({ kind }) => kind === 'AFTER_SALES').map(({ amount }) => amount)}
            />
          </Panel>
          <OrderFacts order={order} />
          <div className="flex flex-wrap gap-x-5">
            {actions.includes('CANCEL') && <HelpLink about="cancel" />}
            {order.status === 'TO_RECEIVE' && <HelpLink about="track" />}
            {order.status === 'COMPLETED' && <HelpLink about="howToReturn" />}
          </div>
          <div className="flex flex-wrap items-center gap-2 max-nav:*:grow">
            <LinkButton tone="outline" size="md" to={receiptUrl(orderNumber)}>
              <ReceiptText aria-hidden className="size-4" strokeWidth={1.75} />
              <FormattedMessage {...messages.receipt} />
            </LinkButton>
            <OrderActions
              actions={actions}
              on={{ CANCEL: deeds.CANCEL, DELETE: deeds.DELETE, BUY_AGAIN: deeds.BUY_AGAIN }}
              {...(busy && { busy })}
            />
          </div>
        </div>
      </div>
      {dialogs}
    </>
  );
}
