import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { ToReceiveDrawing } from '#src/design-system/layout/illustrations/ToReceiveDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { orderUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'notCancellable.title',
    defaultMessage: 'This order can no longer be cancelled',
    description: 'In place of the reasons',
  },
  left: {
    id: 'notCancellable.left',
    defaultMessage: 'The parcel has left. You can return it once it arrives.',
    description: 'Below it: the order was shipped',
  },
  over: {
    id: 'notCancellable.over',
    defaultMessage: 'This order is already closed.',
    description: 'Below it: the order is completed or cancelled',
  },
  view: { id: 'notCancellable.view', defaultMessage: 'View order', description: 'Way on' },
});

/** It was shipped, or is over: why nothing can be cancelled, and the way on. */
export function NotCancellable({ order }: { order: OrderDetail }) {
  return (
    <EmptyState
      drawing={<ToReceiveDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...(order.status === 'TO_RECEIVE' ? messages.left : messages.over)} />}
      action={
        <LinkButton to={orderUrl(order.orderNumber)}>
          <FormattedMessage {...messages.view} />
        </LinkButton>
      }
    />
  );
}
