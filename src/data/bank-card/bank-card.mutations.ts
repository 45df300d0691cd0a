import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CardSave } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { bankCardKeys } from './bank-card.queries.ts';

export const bankCardMutations = {
  /** Opens the processor's own fields, into which a card is written; good for fifteen minutes (D17). */
  openSession: ({ api }: Shop) =>
    mutationOptions({ mutationFn: async () => unwrap(await api.POST('/p/bankCard/session')) }),
  /** Saves the card of a one-time token (S1.23). The key is the reader's one intent (D13). */
  save: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: CardSave & { key: string }) =>
        unwrap(await api.POST('/p/bankCard/save', { body, params: { header: { 'Idempotency-Key': key } } })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: bankCardKeys.all }),
    }),
  /** Makes a card the one that is offered first. */
  setDefault: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (cardId: string) =>
        unwrap(await api.PUT('/p/bankCard/default/{cardId}', { params: { path: { cardId } } })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: bankCardKeys.all }),
    }),
  /** Forgets a card, here and at the processor. */
  remove: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (cardId: string) =>
        unwrap(await api.DELETE('/p/bankCard/{cardId}', { params: { path: { cardId } } })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: bankCardKeys.all }),
    }),
};
