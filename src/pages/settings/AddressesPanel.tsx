import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { addressesMax } from '#openapi/limits.ts';
import type { Address } from '#openapi/schema.gen.ts';
import { addressQueries } from '#src/data/address/address.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { EmptyAddresses } from '#src/design-system/empty-states/EmptyAddresses.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { AddressEditor } from '#src/features/address/AddressEditor.tsx';
import { AddressEntry } from '#src/features/address/AddressEntry.tsx';
import { DeleteAddressDialog } from '#src/features/address/DeleteAddressDialog.tsx';
import { useAddressBook } from '#src/features/address/use-address-book.ts';
import { focusNeighbour } from '#src/features/listing/focus-neighbour.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

const messages = defineMessages<{ count: { count: number; max: number }; add: {}; full: { max: number } }>({
  count: {
    id: 'addressesPanel.count',
    defaultMessage: '{count, number} of {max, number} addresses',
    description: 'How many addresses are kept of those that can be',
  },
  add: { id: 'addressesPanel.add', defaultMessage: 'Add address', description: 'Button' },
  full: {
    id: 'addressesPanel.full',
    defaultMessage: 'You keep {max, number} addresses, the most there can be. Delete one to add another.',
    description: 'In place of the button',
  },
});

/** The reader's addresses, the default first: add, change, delete, make the default (S2.44 to S2.47). */
export function AddressesPanel() {
  const list = useQuery(addressQueries.list(useShop()));
  const book = useAddressBook();
  const [editing, setEditing] = useState<Address | 'new'>();
  const [leaving, setLeaving] = useState<Address>();
  if (list.isPending) return <Skeleton className="h-40" />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const addresses = list.data;
  const remove = async (address: Address) => {
    if (!(await book.remove(address))) return;
    setLeaving(undefined);
    focusNeighbour();
  };
  const full = addresses.length >= addressesMax;
  return (
    <div className="grid gap-4">
      {addresses.length === 0 ? (
        <EmptyAddresses onAdd={() => setEditing('new')} />
      ) : (
        <>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-fg-2 tabular-nums">
              <FormattedMessage {...messages.count} values={{ count: addresses.length, max: addressesMax }} />
            </p>
            {!full && (
              <Button onClick={() => setEditing('new')}>
                <Plus aria-hidden className="size-5" strokeWidth={2} />
                <FormattedMessage {...messages.add} />
              </Button>
            )}
          </div>
          {full && (
            <Alert>
              <FormattedMessage {...messages.full} values={{ max: addressesMax }} />
            </Alert>
          )}
          <ul className="grid gap-3 md:grid-cols-2">
            {addresses.map((address) => (
              <li key={address.addrId} className="min-w-0">
                <AddressEntry
                  address={address}
                  busy={book.choosing === address.addrId}
                  onDefault={() => book.setDefault(address)}
                  onEdit={() => setEditing(address)}
                  onDelete={() => setLeaving(address)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {editing && (
        <AddressEditor
          address={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {leaving && (
        <DeleteAddressDialog
          address={leaving}
          busy={book.removing}
          onClose={() => setLeaving(undefined)}
          onDelete={() => void remove(leaving)}
        />
      )}
    </div>
  );
}
