import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { Address, AddressInput } from '#openapi/schema.gen.ts';
import { addressMutations } from '#src/data/address/address.mutations.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useMemory } from '#src/state/memory.ts';

const messages = defineMessages({
  added: {
    id: 'addressForm.added',
    defaultMessage: 'Address added',
    description: 'Toast after adding an address',
  },
  modified: {
    id: 'addressForm.modified',
    defaultMessage: 'Address modified',
    description: 'Toast after changing an address',
  },
  wrong: {
    id: 'addressForm.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when an address could not be saved; the words of the specification',
  },
});

/** Saving an address, and the areas that its form offers. */
export function useAddressForm() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const saving = useMutation(addressMutations.save(shop, queryClient));
  return {
    /** The areas below one, provinces below 0. */
    areas: (parentId: number) => queryClient.fetchQuery(regionQueries.areas(shop, parentId)),
    saving: saving.isPending,
    /** What the service found wrong, field by field. */
    fields: isRefusal(saving.error) ? (saving.error.problem.fields ?? []) : [],
    async save(address: AddressInput): Promise<Address | undefined> {
      try {
        const saved = await saving.mutateAsync(address);
        ui.say('success', formatMessage(address.addrId ? messages.modified : messages.added));
        return saved;
      } catch (error) {
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
        return undefined;
      }
    },
  };
}
