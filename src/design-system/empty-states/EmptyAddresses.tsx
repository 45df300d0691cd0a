import { defineMessages, FormattedMessage } from 'react-intl';
import { AddressDrawing } from '../layout/illustrations/AddressDrawing.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';

const messages = defineMessages({
  title: { id: 'emptyAddresses.title', defaultMessage: 'No address yet', description: 'No delivery address' },
  text: {
    id: 'emptyAddresses.text',
    defaultMessage: 'Add one and checkout takes a minute.',
    description: 'Below it',
  },
  action: { id: 'emptyAddresses.action', defaultMessage: 'Add address', description: 'Button' },
});

type EmptyAddressesProps = { onAdd: () => void };

/** No delivery address is kept. */
export function EmptyAddresses({ onAdd }: EmptyAddressesProps) {
  return (
    <EmptyState
      drawing={<AddressDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <Button onClick={onAdd}>
          <FormattedMessage {...messages.action} />
        </Button>
      }
    />
  );
}
