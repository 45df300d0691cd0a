import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { linesOf } from '#src/domain/cart/cart-lines.ts';
import { useIsMember } from '#src/state/use-identity.ts';
import type { VoucherChoice } from './use-voucher-choice.ts';

/**
 * The cart of the reader: its lines, which of them are chosen (all, until the reader takes some out) and what they come to
 * with the chosen vouchers. A line that leaves the cart is not asked for its total any more.
 */
export function useCartLines({ couponUserIds, choose: chooseVouchers }: VoucherChoice) {
  const shop = useShop();
  const cart = useQuery({ ...cartQueries.info(shop), enabled: useIsMember() });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const lines = cart.data ? linesOf(cart.data) : [];
  const buyable = lines.filter(({ state }) => state === 'OK');
  const chosen = buyable.filter(({ basketId }) => !left.has(basketId));
  const ids = chosen.map(({ basketId }) => basketId);
  const total = useQuery({
    ...cartQueries.total(shop, ids, couponUserIds),
    enabled: cart.isSuccess,
    // What the same lines came to stays until another choice of vouchers is calculated.
    placeholderData: (before, asked) => (asked?.queryKey[3].join() === ids.join() ? before : undefined),
  });
  // Vouchers that somebody else chose in this tab are nobody's here: back to the best set.
  const strange = couponUserIds !== undefined && isRefusal(total.error, 'resource.not_found');
  const forget = useEffectEvent(() => chooseVouchers(undefined));
  useEffect(() => {
    if (strange) forget();
  }, [strange]);

  return {
    cart,
    lines,
    /** Lines that can be bought, and those of them that are chosen. */
    buyable,
    chosen,
    total: total.data,
    failed: total.isError,
    /** Asks for the total once more. */
    look: () => void total.refetch(),
    calculating: total.isFetching,
    choose(basketIds: readonly number[], taken: boolean) {
      setLeft((now) => {
        const next = new Set(now);
        for (const id of basketIds)
          if (taken) next.delete(id);
          else next.add(id);
        return next;
      });
    },
  };
}
