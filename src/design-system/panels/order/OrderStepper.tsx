import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { ProgressSteps } from '#src/design-system/primitives/feedback/ProgressSteps.tsx';
import { orderSteps } from '#src/domain/order/order-steps.ts';

const messages = defineMessages({
  label: {
    id: 'orderStepper.label',
    defaultMessage: 'Order steps',
    description: 'Name of the list of steps',
  },
  placed: { id: 'orderStepper.placed', defaultMessage: 'Placed', description: 'Step of an order' },
  paid: { id: 'orderStepper.paid', defaultMessage: 'Paid', description: 'Step of an order' },
  grouped: {
    id: 'orderStepper.grouped',
    defaultMessage: 'Group buy',
    description: 'Step of an order that is a group buy',
  },
  shipped: { id: 'orderStepper.shipped', defaultMessage: 'Shipped', description: 'Step of an order' },
  delivered: { id: 'orderStepper.delivered', defaultMessage: 'Delivered', description: 'Step of an order' },
  completed: { id: 'orderStepper.completed', defaultMessage: 'Completed', description: 'Step of an order' },
  cancelled: {
    id: 'orderStepper.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Last step of an order that was cancelled',
  },
  toCourier: {
    id: 'orderStepper.toCourier',
    defaultMessage: 'To the courier',
    description: 'Below the step "Paid" while cash on delivery is not paid yet',
  },
});

type OrderStepperProps = { order: OrderDetail };

/** Placed, paid, shipped, delivered, completed, each with its moment (S4.16); with cash on delivery it is paid at the door. */
export function OrderStepper({ order }: OrderStepperProps) {
  const { formatMessage } = useIntl();
  const { steps, current, cancelled } = orderSteps(order);
  return (
    <ProgressSteps
      label={formatMessage(messages.label)}
      current={current}
      cancelled={cancelled}
      steps={steps.map(({ id, at, toCourier }) => ({
        id,
        name: formatMessage(messages[id]),
        note: at ? (
          <time dateTime={at}>
            <FormattedDate
              value={at}
              day="numeric"
              month="short"
              hour="2-digit"
              minute="2-digit"
              hourCycle="h23"
            />
          </time>
        ) : (
          toCourier && <FormattedMessage {...messages.toCourier} />
        ),
      }))}
    />
  );
}
