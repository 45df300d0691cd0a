import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Address } from '#openapi/schema.gen.ts';
import { addressQueries } from '#src/data/address/address.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { AddressCard } from '#src/design-system/cards/AddressCard.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { useAddressForm } from '#src/features/address/use-address-form.ts';
import { useSalesRegion } from '#src/features/region/use-sales-region.ts';

const AddressModal = lazy(async () => {
  const { AddressModal: modal } = await import('#src/design-system/modals/AddressModal.tsx');
  return { default: modal };
});

const messages = defineMessages({
  title: {
    id: 'deliverTo.title',
    defaultMessage: 'Deliver to',
    description: 'Heading of the address at checkout',
  },
  add: { id: 'deliverTo.add', defaultMessage: 'Add address', description: 'Button: a new address' },
  change: {
    id: 'deliverTo.change',
    defaultMessage: 'Change',
    description: 'Button: shows the other addresses',
  },
  none: {
    id: 'deliverTo.none',
    defaultMessage: 'Please add your address',
    description: 'No address yet; the words of the specification',
  },
});

type DeliverToProps = {
  /** The address that the checkout was calculated for. */
  address: Address | null;
  onChoose: (addrId: number) => void;
};

/** The address of a checkout: the chosen one, the others behind "Change", a form for a new one. */
export function DeliverTo({ address, onChoose }: DeliverToProps) {
  const region = useSalesRegion();
  const addresses = useQuery(addressQueries.list(useShop()));
  const { areas, save, saving, fields } = useAddressForm();
  const [choosing, setChoosing] = useState(false);
  const [editing, setEditing] = useState<Address | 'new' | undefined>(address ? undefined : 'new');
  const choose = (addrId: number) => {
    setChoosing(false);
    onChoose(addrId);
  };
  return (
    <Panel
      title={<FormattedMessage {...messages.title} />}
      action={
        address && (
          <Button tone="ghost" size="sm" onClick={() => setChoosing(!choosing)} aria-expanded={choosing}>
            <FormattedMessage {...messages.change} />
          </Button>
        )
      }
    >
      {!address && (
        <p className="text-base text-fg-2">
          <FormattedMessage {...messages.none} />
        </p>
      )}
      {address && !choosing && <AddressCard address={address} />}
      {choosing && (
        <ul className="flex flex-col gap-3">
          {addresses.data?.map((one) => (
            <li key={one.addrId}>
              <AddressCard
                address={one}
                chosen={one.addrId === address?.addrId}
                outsideRegion={one.regionId !== region?.regionId}
                onChoose={() => choose(one.addrId)}
                onEdit={() => setEditing(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {(!address || choosing) && (
        <Button tone="outline" className="mt-3" onClick={() => setEditing('new')}>
          <FormattedMessage {...messages.add} />
        </Button>
      )}
      {editing && region && (
        <Suspense>
          <AddressModal
            region={region}
            address={editing === 'new' ? undefined : editing}
            areas={areas}
            saving={saving}
            faults={fields}
            onClose={() => setEditing(undefined)}
            onSave={async (input) => {
              const saved = await save(input);
              if (!saved) return;
              setEditing(undefined);
              choose(saved.addrId);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
