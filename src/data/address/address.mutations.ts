import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { AddressInput } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { addressKeys } from './address.queries.ts';

export const addressMutations = {
  /** Adds an address, or changes the one that `addrId` names (S2.45, S2.46). */
  save: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ addrId, ...address }: AddressInput) =>
        addrId
          ? unwrap(await api.PUT('/p/address/updateAddr', { body: { ...address, addrId } }))
          : unwrap(
              await api.POST('/p/address/addAddr', {
                body: address,
                params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
              }),
            ),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: addressKeys.all }),
    }),
};
