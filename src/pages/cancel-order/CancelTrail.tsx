import { defineMessages, useIntl } from 'react-intl';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';

const messages = defineMessages({
  orders: {
    id: 'cancelTrail.orders',
    defaultMessage: 'My orders',
    description: 'First step of the breadcrumb',
  },
  cancel: {
    id: 'cancelTrail.cancel',
    defaultMessage: 'Cancelling',
    description: 'Last step of the breadcrumb',
  },
});

/** The way here: orders, the order. */
export function CancelTrail({ orderNumber }: { orderNumber: string }) {
  const { formatMessage } = useIntl();
  return (
    <Breadcrumb
      steps={[
        { name: formatMessage(messages.orders), href: paths.orders },
        ...(orderNumber ? [{ name: orderNumber, href: orderUrl(orderNumber) }] : []),
        { name: formatMessage(messages.cancel) },
      ]}
    />
  );
}
