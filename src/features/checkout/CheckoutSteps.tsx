import { defineMessages, useIntl } from 'react-intl';
import { ProgressSteps } from '#src/design-system/primitives/feedback/ProgressSteps.tsx';

const messages = defineMessages({
  label: {
    id: 'checkoutSteps.label',
    defaultMessage: 'Checkout steps',
    description: 'Name of the stepper',
  },
  cart: { id: 'checkoutSteps.cart', defaultMessage: 'Cart', description: 'First step' },
  checkout: {
    id: 'checkoutSteps.checkout',
    defaultMessage: 'Delivery',
    description: 'Second step: address and delivery',
  },
  payment: { id: 'checkoutSteps.payment', defaultMessage: 'Payment', description: 'Third step' },
  placed: { id: 'checkoutSteps.placed', defaultMessage: 'Order placed', description: 'Last step' },
});

const steps = ['cart', 'checkout', 'payment', 'placed'] as const;

/** Where the reader is between cart and order. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }) {
  const { formatMessage } = useIntl();
  return (
    <ProgressSteps
      label={formatMessage(messages.label)}
      steps={steps.map((step) => ({ id: step, name: formatMessage(messages[step]) }))}
      current={steps.indexOf(current)}
    />
  );
}
