import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { AddressInput } from '#openapi/schema.gen.ts';
import { checkoutKeys } from '../checkout/checkout.queries.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { addressKeys } from './address.queries.ts';

/** Changes of the reader's addresses. A checkout that goes to a changed one is calculated anew. */
export const addressMutations = {
  /** Adds an address, or changes the one that `addrId` names (S2.45, S2.46); with a `key`, a repeat adds once (D13). */
  save: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({
        key = crypto.randomUUID(),
        addrId,
        ...address
      }: AddressInput & { key?: string }) =>
        addrId
          ? unwrap(await api.PUT('/p/address/updateAddr', { body: { ...address, addrId } }))
          : unwrap(
              await api.POST('/p/address/addAddr', {
                body: address,
                params: { header: { 'Idempotency-Key': key } },
              }),
            ),
      onSuccess: (_saved, { addrId }) => {
        if (addrId) void queryClient.invalidateQueries({ queryKey: checkoutKeys.all });
        return queryClient.invalidateQueries({ queryKey: addressKeys.all });
      },
    }),
  /** Makes an address the default (S2.47). */
  setDefault: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (addrId: number) =>
        unwrap(await api.PUT('/p/address/defaultAddr/{addrId}', { params: { path: { addrId } } })),
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: checkoutKeys.all });
        return queryClient.invalidateQueries({ queryKey: addressKeys.all });
      },
    }),
  /** Deletes an address; the newest of the others becomes the default when it was that (S8.40). */
  remove: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (addrId: number) =>
        unwrap(await api.DELETE('/p/address/deleteAddr/{addrId}', { params: { path: { addrId } } })),
      onSuccess: (_done, addrId) => {
        queryClient.removeQueries({ queryKey: addressKeys.detail(addrId) });
        void queryClient.invalidateQueries({ queryKey: checkoutKeys.all });
        return queryClient.invalidateQueries({ queryKey: addressKeys.all });
      },
    }),
};
