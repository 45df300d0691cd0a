import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { Address, AddressInput } from '#openapi/schema.gen.ts';
import { addressMutations } from '#src/data/address/address.mutations.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import type { AddressValues } from '#src/domain/address/address-values.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useIdentity } from '#src/state/use-identity.ts';

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

/** A draft is its writer's: on a shared machine nobody else meets it. */
const draftOf = (userId: string, addrId: number | undefined) => `address.${userId}.${addrId ?? 'new'}`;

/**
 * Saving an address, and the areas that its form offers. One intent has one key, also when the line breaks and the reader
 * tries again, so that nothing is kept twice.
 */
export function useAddressForm() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const drafts = useDrafts();
  const identity = useIdentity();
  const userId = identity.state === 'member' ? identity.userId : '';
  const saving = useMutation(addressMutations.save(shop, queryClient));
  const { keyFor, forget } = useIntentKeys();
  return {
    /** What was written of an address and not saved; it outlives the form and the session (S5.26). */
    draft: (addrId: number | undefined) => drafts.read<AddressValues>(draftOf(userId, addrId)),
    keepDraft(addrId: number | undefined, values: AddressValues | undefined) {
      if (values) drafts.keep(draftOf(userId, addrId), values);
      else drafts.drop(draftOf(userId, addrId));
    },
    /** The areas of a region below one, provinces below 0. */
    areas: (parentId: number, regionId: number) =>
      queryClient.fetchQuery(regionQueries.areas({ ...shop, regionId }, parentId)),
    saving: saving.isPending,
    /** What the service found wrong, field by field. */
    fields: isRefusal(saving.error) ? (saving.error.problem.fields ?? []) : [],
    async save(address: AddressInput): Promise<Address | undefined> {
      try {
        const saved = await saving.mutateAsync({ ...address, key: keyFor(JSON.stringify(address)) });
        forget();
        drafts.drop(draftOf(userId, address.addrId));
        ui.say('success', formatMessage(address.addrId ? messages.modified : messages.added));
        return saved;
      } catch (error) {
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
        return undefined;
      }
    },
  };
}
