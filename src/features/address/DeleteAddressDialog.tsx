import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Address } from '#openapi/schema.gen.ts';
import { AddressCard } from '#src/design-system/cards/address/AddressCard.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages({
  title: {
    id: 'deleteAddressDialog.title',
    defaultMessage: 'Delete this address?',
    description: 'Title of a question',
  },
  text: {
    id: 'deleteAddressDialog.text',
    defaultMessage: 'Orders that are on their way still go there.',
    description: 'Below it',
  },
  keep: { id: 'deleteAddressDialog.keep', defaultMessage: 'Keep it', description: 'Button: nothing happens' },
  remove: {
    id: 'deleteAddressDialog.remove',
    defaultMessage: 'Delete',
    description: 'Button: the address goes',
  },
});

type DeleteAddressDialogProps = {
  address: Address;
  /** It is being deleted. */
  busy: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** Asks before an address goes, and shows which one. */
export function DeleteAddressDialog({ address, busy, onClose, onDelete }: DeleteAddressDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={<FormattedMessage {...messages.text} />}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <AddressCard address={address} />
        <div className="grid grid-cols-2 gap-3">
          <Button tone="outline" onClick={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button tone="danger" busy={busy} onClick={onDelete}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
