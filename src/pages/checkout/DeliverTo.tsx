import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Address } from '#openapi/schema.gen.ts';
import { addressQueries } from '#src/data/address/address.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { AddressCard } from '#src/design-system/cards/address/AddressCard.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { AddressEditor } from '#src/features/address/AddressEditor.tsx';
import { useSalesRegion } from '#src/features/region/use-sales-region.ts';
import { useClientState } from '#src/state/client-state.ts';

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
  changed: {
    id: 'deliverTo.changed',
    defaultMessage: 'Shipping address changed',
    description: 'Toast after choosing another address; the words of the specification (S8.41)',
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
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
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
                onChoose={() => {
                  if (one.addrId !== address?.addrId) ui.say('success', formatMessage(messages.changed));
                  choose(one.addrId);
                }}
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
      {editing && (
        <AddressEditor
          address={editing === 'new' ? undefined : editing}
          hereOnly
          onClose={() => setEditing(undefined)}
          onSaved={({ addrId }) => choose(addrId)}
        />
      )}
    </Panel>
  );
}
