import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import type { CartWish } from '#src/state/ui.ts';
import { paths } from '#src/domain/urls.ts';
import { addedMessages } from './added-message.ts';
import { LateCartPeek } from './late-cart-peek.ts';

const messages = defineMessages({
  failed: {
    id: 'cart.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

const isOnCart = () => window.location.pathname === paths.cart;

/** What the reader sees once it is in; brought while the service is asked, and asked for again by who shows it. */
const bringWhatIsShown = () =>
  Promise.all([import('./fly-to-bag.ts'), LateCartPeek.bring()]).catch(() => undefined);

/**
 * Adds to the cart, one thing after the other; the header's count moves at once and goes back, with the service's words, when
 * it refuses one. What came in flies to the bag while a drawer shows it, but on the cart's own screen. Answers when that is
 * over.
 */
export function useAddToCart() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(cartMutations.change(useShop(), useQueryClient()));
  const put = (wish: CartWish): Promise<CartWish[]> =>
    mutateAsync({ ...wish, basketId: 0 }).then(
      () => [wish],
      (error: unknown) => {
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed));
        return [];
      },
    );
  const addAll = async (wishes: readonly CartWish[]) => {
    const shown = isOnCart() ? undefined : bringWhatIsShown();
    const added: CartWish[] = [];
    // The cart counts each change: none begins before the one before it is in.
    for (const wish of wishes) added.push(...(await put(wish)));
    if (added.length === 0) return;
    if (isOnCart()) {
      ui.say('success', formatMessage(addedMessages.added));
      return;
    }
    const [flight] = (await shown) ?? [];
    ui.set({ added });
    await flight?.flyToBag().catch(() => undefined);
  };
  return { add: (wish: CartWish) => addAll([wish]), addAll, busy: isPending };
}
