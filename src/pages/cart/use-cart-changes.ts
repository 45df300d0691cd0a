import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { CartInfo, CartItem } from '#openapi/schema.gen.ts';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { cartRemovalMutations } from '#src/data/cart/cart-removal.mutations.ts';
import { cartKeys } from '#src/data/cart/cart.queries.ts';
import { favouriteMutations } from '#src/data/favourites/favourites.mutations.ts';
import { favouriteQueries } from '#src/data/favourites/favourites.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { withCount } from '#src/domain/cart/cart-lines.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages<{
  wrong: {};
  removed: { count: number };
  moved: { count: number };
  undo: {};
}>({
  wrong: {
    id: 'cartPage.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the cart could not be changed; the words of the specification',
  },
  removed: {
    id: 'cartPage.removed',
    defaultMessage: '{count, plural, one {Removed from the cart} other {# removed from the cart}}',
    description: 'Toast with the button "Undo"; how many lines of the cart',
  },
  moved: {
    id: 'cartPage.moved',
    defaultMessage: '{count, plural, one {Moved to favourites} other {# moved to favourites}}',
    description: 'Toast with the button "Undo"; how many lines of the cart',
  },
  undo: { id: 'cartPage.undo', defaultMessage: 'Undo', description: 'Button of those toasts' },
});

type Choose = (basketIds: readonly number[], taken: boolean) => void;

/**
 * The ways to change the cart. What is changed is shown at once and goes back, with the service's words, when it refuses.
 * Removed lines can be had back for as long as the toast stands, with as many pieces and chosen as they were.
 */
export function useCartChanges(isChosen: (basketId: number) => boolean, choose: Choose) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const changing = useMutation(cartMutations.change(shop, queryClient));
  const removing = useMutation(cartRemovalMutations.remove(shop, queryClient));
  const hearting = useMutation(favouriteMutations.set(shop, queryClient));

  const showApiError = (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  const idsOf = (lines: readonly CartItem[]) => lines.map(({ basketId }) => basketId);
  const add = ({ prodId, shopId }: CartItem, skuId: number, count: number) =>
    changing.mutateAsync({ basketId: 0, prodId, skuId, shopId, count, key: crypto.randomUUID() });

  /** The latest line stands first: they are put back from the last one on. */
  async function putBack(lines: readonly CartItem[], taken: ReadonlySet<number>) {
    for (const line of lines.toReversed()) {
      const { basketId } = await add(line, line.skuId, line.prodCount);
      if (basketId !== null && !taken.has(line.basketId)) choose([basketId], false);
    }
  }

  /** Says what was done, with the way back; what cannot be bought could not be put back. */
  function tell(text: string, lines: readonly CartItem[], undo: () => Promise<unknown>) {
    const name = formatMessage(messages.undo);
    const onPress = () => void undo().catch(showApiError);
    ui.say('success', text, lines.every(({ state }) => state === 'OK') ? { name, onPress } : undefined);
  }

  return {
    changing: changing.isPending,
    busy: removing.isPending,
    changeCount(line: CartItem, prodCount: number) {
      const { basketId, prodId, skuId, shopId } = line;
      const count = prodCount - line.prodCount;
      if (count === 0) return;
      queryClient.setQueryData<CartInfo>(
        cartKeys.info(shop.regionId),
        (now) => now && withCount(now, basketId, prodCount),
      );
      changing.mutate(
        { basketId, prodId, skuId, shopId, count, key: crypto.randomUUID() },
        { onError: showApiError },
      );
    },
    async remove(lines: readonly CartItem[]) {
      const taken = new Set(idsOf(lines).filter(isChosen));
      try {
        await removing.mutateAsync(idsOf(lines));
        const text = formatMessage(messages.removed, { count: lines.length });
        tell(text, lines, () => putBack(lines, taken));
      } catch (error) {
        showApiError(error);
      }
    },
    /** The products become favourites, where they are not yet, before their lines go; undone, only new hearts are taken back. */
    async moveToFavourites(lines: readonly CartItem[]) {
      const taken = new Set(idsOf(lines).filter(isChosen));
      try {
        const known = await queryClient.ensureQueryData(favouriteQueries.ids(shop));
        const fresh = [...new Set(lines.map(({ prodId }) => prodId))].filter((id) => !known.includes(id));
        for (const prodId of fresh) await hearting.mutateAsync({ prodId, collected: true });
        await removing.mutateAsync(idsOf(lines));
        tell(formatMessage(messages.moved, { count: lines.length }), lines, async () => {
          await putBack(lines, taken);
          for (const prodId of fresh) await hearting.mutateAsync({ prodId, collected: false });
        });
      } catch (error) {
        showApiError(error);
      }
    },
    /** As many pieces of another variant; the line of the old one goes once the service has taken the new one. True when it has. */
    async changeOption(line: CartItem, skuId: number): Promise<boolean> {
      try {
        const { basketId } = await add(line, skuId, line.prodCount);
        if (basketId !== null && !isChosen(line.basketId)) choose([basketId], false);
        await removing.mutateAsync([line.basketId]);
        return true;
      } catch (error) {
        showApiError(error);
        return false;
      }
    },
  };
}
