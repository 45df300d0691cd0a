import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useMemory } from '#src/state/memory.ts';

const messages = defineMessages({
  added: { id: 'cart.added', defaultMessage: 'Added to cart', description: 'Toast after adding a product' },
  failed: {
    id: 'cart.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

/** What goes into the cart: a variant and how many pieces; one key for each time that it is wanted (D13). */
export type CartWish = { prodId: number; skuId: number; shopId: number; count: number; key: string };

/** Adds to the cart; the header's count moves at once and goes back, with the service's words, when it refuses. Answers when it is done. */
export function useAddToCart() {
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(cartMutations.change(useShop(), useQueryClient()));
  const add = ({ prodId, skuId, shopId, count, key }: CartWish) =>
    mutateAsync({ prodId, skuId, shopId, count, basketId: 0, key }).then(
      () => ui.say('success', formatMessage(messages.added)),
      (error: unknown) =>
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed)),
    );
  return { add, busy: isPending };
}
