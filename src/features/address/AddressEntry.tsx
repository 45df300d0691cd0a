import { Check, Pencil, Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Address } from '#openapi/schema.gen.ts';
import { AddressCard } from '#src/design-system/cards/address/AddressCard.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{
  edit: {};
  editName: { name: string };
  remove: {};
  removeName: { name: string };
  byDefault: {};
  byDefaultName: { name: string };
}>({
  edit: { id: 'addressEntry.edit', defaultMessage: 'Edit', description: 'Button' },
  editName: {
    id: 'addressEntry.editName',
    defaultMessage: 'Edit the address of {name}',
    description: 'The button for a screen reader',
  },
  remove: { id: 'addressEntry.remove', defaultMessage: 'Delete', description: 'Button' },
  removeName: {
    id: 'addressEntry.removeName',
    defaultMessage: 'Delete the address of {name}',
    description: 'The button for a screen reader',
  },
  byDefault: { id: 'addressEntry.byDefault', defaultMessage: 'Set as default', description: 'Button' },
  byDefaultName: {
    id: 'addressEntry.byDefaultName',
    defaultMessage: 'Set as default the address of {name}',
    description: 'The button for a screen reader; begins with the words of the button',
  },
});

type AddressEntryProps = {
  address: Address;
  /** It is becoming the default. */
  busy: boolean;
  onDefault: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** An address of the book and what can be done with it. */
export function AddressEntry({ address, busy, onDefault, onEdit, onDelete }: AddressEntryProps) {
  const { formatMessage } = useIntl();
  const name = address.receiver;
  return (
    <div className="flex h-full flex-col justify-between gap-3 rounded-lg border border-line bg-surface p-4">
      <AddressCard address={address} />
      <div className="-mx-2 flex flex-wrap gap-x-1 border-t border-line pt-2">
        <Button
          tone="ghost"
          size="md"
          aria-label={formatMessage(messages.editName, { name })}
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-4" strokeWidth={2} />
          <FormattedMessage {...messages.edit} />
        </Button>
        <Button
          tone="ghost"
          size="md"
          aria-label={formatMessage(messages.removeName, { name })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-4" strokeWidth={2} />
          <FormattedMessage {...messages.remove} />
        </Button>
        {!address.commonAddr && (
          <Button
            tone="ghost"
            size="md"
            busy={busy}
            aria-label={formatMessage(messages.byDefaultName, { name })}
            onClick={onDefault}
          >
            <Check aria-hidden className="size-4" strokeWidth={2} />
            <FormattedMessage {...messages.byDefault} />
          </Button>
        )}
      </div>
    </div>
  );
}
