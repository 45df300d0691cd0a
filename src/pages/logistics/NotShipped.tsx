import { defineMessages, FormattedMessage } from 'react-intl';
import { ToDeliverDrawing } from '#src/design-system/layout/illustrations/ToDeliverDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { orderUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'notShipped.title',
    defaultMessage: 'The shop is still packing',
    description: 'An order without a parcel on its way',
  },
  text: {
    id: 'notShipped.text',
    defaultMessage: 'Once the courier has the parcel, you can follow it here.',
    description: 'Below it',
  },
  view: { id: 'notShipped.view', defaultMessage: 'View order', description: 'Way on' },
});

/** Nothing has left the shop yet. */
export function NotShipped({ orderNumber }: { orderNumber: string }) {
  return (
    <EmptyState
      drawing={<ToDeliverDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton to={orderUrl(orderNumber)}>
          <FormattedMessage {...messages.view} />
        </LinkButton>
      }
    />
  );
}
