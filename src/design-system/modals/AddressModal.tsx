import { defineMessages, useIntl } from 'react-intl';
import type { Address, AddressInput, Area, Region } from '#openapi/schema.gen.ts';
import { Dialog } from '../primitives/Dialog.tsx';
import { AddressForm } from './AddressForm.tsx';

const messages = defineMessages({
  name: { id: 'addressModal.name', defaultMessage: 'Delivery details', description: 'Name of the dialog' },
});

type AddressModalProps = {
  /** The sales region that the address lies in. */
  region: Region;
  /** The address to change; without it a new one is made. */
  address?: Address;
  /** The areas below one; 0 gives the provinces. */
  areas: (parentId: number) => Promise<Area[]>;
  onSave: (address: AddressInput) => Promise<void>;
  saving: boolean;
  /** What the service found wrong, by JSON pointer. */
  faults: readonly { field: string; desc: string }[];
  onClose: () => void;
};

/** The form of an address (S2.45, S2.46). */
export function AddressModal({ onClose, ...form }: AddressModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage(messages.name)} onClose={onClose}>
      <AddressForm {...form} />
    </Dialog>
  );
}
