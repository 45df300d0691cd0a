import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { CartInfo, CartItem } from '#openapi/schema.gen.ts';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { cartKeys, cartQueries } from '#src/data/cart/cart.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useMemory } from '#src/state/memory.ts';
import { useIsMember } from '#src/state/use-identity.ts';
import type { VoucherChoice } from './use-voucher-choice.ts';

const messages = defineMessages({
  wrong: {
    id: 'cartPage.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the cart could not be changed; the words of the specification',
  },
});

export const linesOf = (cart: CartInfo): CartItem[] =>
  cart.shops.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems));

/**
 * The cart of the reader: its lines, which of them are chosen (all, until the reader takes some out), what they come to with
 * the chosen vouchers, and the ways to change it. A changed count is shown at once and goes back when the service refuses.
 */
export function useCartLines({ couponUserIds, choose: chooseVouchers }: VoucherChoice) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const cart = useQuery({ ...cartQueries.info(shop), enabled: useIsMember() });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const lines = cart.data ? linesOf(cart.data) : [];
  const chosen = lines
    .filter((line) => line.state === 'OK' && !left.has(line.basketId))
    .map((line) => line.basketId);
  const total = useQuery({
    ...cartQueries.total(shop, chosen, couponUserIds),
    enabled: cart.isSuccess,
    // What the same lines came to stays until another choice of vouchers is calculated.
    placeholderData: (before, asked) => (asked?.queryKey[3].join() === chosen.join() ? before : undefined),
  });
  // Vouchers that somebody else chose in this tab are nobody's here: back to the best set.
  const strange = couponUserIds !== undefined && isRefusal(total.error, 'resource.not_found');
  const forget = useEffectEvent(() => chooseVouchers(undefined));
  useEffect(() => {
    if (strange) forget();
  }, [strange]);

  const saysNo = (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  const changing = useMutation(cartMutations.change(shop, queryClient));
  const removing = useMutation(cartMutations.remove(shop, queryClient));

  const show = (basketId: number, prodCount: number) =>
    queryClient.setQueryData<CartInfo>(
      cartKeys.info(shop.regionId),
      (now) => now && withCount(now, basketId, prodCount),
    );

  return {
    cart,
    lines,
    chosen: new Set(chosen),
    total: total.data,
    failed: total.isError,
    /** Asks for the total once more. */
    look: () => void total.refetch(),
    calculating: total.isFetching || changing.isPending,
    busy: removing.isPending,
    choose(basketIds: number[], taken: boolean) {
      setLeft((now) => {
        const next = new Set(now);
        for (const id of basketIds)
          if (taken) next.delete(id);
          else next.add(id);
        return next;
      });
    },
    changeCount(line: CartItem, prodCount: number) {
      const { basketId, prodId, skuId, shopId } = line;
      const count = prodCount - line.prodCount;
      if (count === 0) return;
      show(basketId, prodCount);
      changing.mutate(
        { basketId, prodId, skuId, shopId, count, key: crypto.randomUUID() },
        { onError: saysNo },
      );
    },
    remove: (basketIds: number[]) => removing.mutate(basketIds, { onError: saysNo }),
  };
}

function withCount(cart: CartInfo, basketId: number, prodCount: number): CartInfo {
  return {
    ...cart,
    shops: cart.shops.map((shop) => ({
      ...shop,
      shopCartItemDiscounts: shop.shopCartItemDiscounts.map((group) => ({
        ...group,
        shopCartItems: group.shopCartItems.map((line) =>
          line.basketId === basketId ? { ...line, prodCount } : line,
        ),
      })),
    })),
  };
}
