import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { hasSignedIn } from '#src/state/first-interaction.ts';
import type { CartWish } from '#src/state/ui.ts';
import { afterPaint } from '#src/domain/after-paint.ts';
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

/** Fetches what a press will show: when the finger comes down, its lifting is a way to the server nearer. */
export const expectAdded = (): void => {
  if (!hasSignedIn()) return;
  for (const code of [LateCartPeek.bring(), import('./fly-to-bag.ts')]) void code.catch(() => undefined);
};

const isOnCart = () => window.location.pathname === paths.cart;

/**
 * Adds to the cart, one thing after the other. The header's count moves at once, and the drawer opens as soon as that is
 * painted; both go back, with the service's words, when it refuses one. What came in flies to the bag. On the cart's own screen,
 * and where the reader has closed the drawer by then, a toast says it. Answers when that is over.
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
  /** Opens the drawer; `done` says what the service has taken, of which an empty list closes it. */
  const show = (wishes: readonly CartWish[]) => {
    let state: 'closed' | 'open' | 'done' = 'closed';
    const flight = import('./fly-to-bag.ts').catch(() => undefined);
    const open = async () => {
      // Where its code does not come now, it is asked for again by who shows it.
      await Promise.all([LateCartPeek.bring().catch(() => undefined), countPainted()]);
      if (state !== 'closed') return;
      state = 'open';
      ui.set({ added: { wishes, isComing: true } });
    };
    void open();
    return async (added: readonly CartWish[]) => {
      // Closed by the reader, or never opened for what is not taken.
      const isGone = state === 'open' ? ui.state.get().added?.wishes !== wishes : added.length === 0;
      state = 'done';
      if (isGone) return false;
      ui.set({ added: added.length > 0 ? { wishes: added, isComing: false } : undefined });
      if (added.length > 0) await (await flight)?.flyToBag().catch(() => undefined);
      return true;
    };
  };
  const addAll = async (wishes: readonly CartWish[]) => {
    const done = isOnCart() ? undefined : show(wishes);
    const added: CartWish[] = [];
    // The cart counts each change: none begins before the one before it is in.
    for (const wish of wishes) added.push(...(await put(wish)));
    const isSeen = await done?.(added);
    if (!isSeen && added.length > 0) ui.say('success', formatMessage(addedMessages.added));
  };
  return { add: (wish: CartWish) => addAll([wish]), addAll, busy: isPending };
}

const nextTask = () => new Promise((next) => setTimeout(next));

/** The count is set in this task, told to those who show it in the next, and then painted. */
async function countPainted() {
  await nextTask();
  await nextTask();
  await new Promise<void>(afterPaint);
}
