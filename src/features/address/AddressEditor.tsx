import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '#openapi/schema.gen.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useAddressForm } from './use-address-form.ts';
import { lateComponent } from '#src/domain/late-component.tsx';

const AddressModal = lateComponent(
  async () => (await import('#src/design-system/modals/address/AddressModal.tsx')).AddressModal,
);

type AddressEditorProps = {
  /** The address to change; without it a new one is made. */
  address?: Address;
  /** A new one lies in the region that the mall shows, as at checkout; else the reader may choose the country. */
  hereOnly?: boolean;
  onClose: () => void;
  onSaved?: (address: Address) => void;
};

/** The form of an address over the page, joined to the service (S2.45, S2.46). */
export function AddressEditor({ address, hereOnly = false, onClose, onSaved }: AddressEditorProps) {
  const shop = useShop();
  const { data: regions } = useQuery(regionQueries.list(shop));
  const region = regions?.find(({ regionId }) => regionId === shop.regionId);
  const { areas, save, saving, fields, draft, keepDraft } = useAddressForm();
  const addrId = address?.addrId;
  const [before] = useState(() => draft(addrId));
  if (!region) return null;
  return (
    <AddressModal
      region={region}
      regions={hereOnly && !address ? undefined : regions}
      address={address}
      draft={before}
      onDraft={(values) => keepDraft(addrId, values)}
      areas={areas}
      saving={saving}
      faults={fields}
      onClose={onClose}
      onSave={async (input) => {
        const saved = await save(input);
        if (!saved) return;
        onClose();
        onSaved?.(saved);
      }}
    />
  );
}
