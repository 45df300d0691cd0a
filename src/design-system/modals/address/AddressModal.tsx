import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { AddressForm } from '#src/design-system/forms/address/AddressForm.tsx';

const messages = defineMessages({
  name: { id: 'addressModal.name', defaultMessage: 'Delivery details', description: 'Name of the dialog' },
});

type AddressModalProps = ComponentProps<typeof AddressForm> & { onClose: () => void };

/** The form of an address (S2.45, S2.46). */
export function AddressModal({ onClose, ...form }: AddressModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage(messages.name)} onClose={onClose}>
      <AddressForm {...form} />
    </Dialog>
  );
}
