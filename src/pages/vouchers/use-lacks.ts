import { useQuery } from '@tanstack/react-query';
import type { Money } from '#openapi/schema.gen.ts';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { useShop } from '#src/data/shop.ts';
import type { VoucherOffer } from '#src/design-system/cards/voucher/shown-voucher.ts';
import { useIsMember } from '#src/state/use-identity.ts';

type Lacks = ReadonlyMap<number, Money>;

/** What the goods of the cart lack to the least spend of each held voucher, by its couponUserId, as the cart's total says. */
export function useLacks(wanted: boolean): Lacks {
  const shop = useShop();
  const isMember = useIsMember();
  const cart = useQuery({ ...cartQueries.info(shop), enabled: wanted && isMember });
  const groups = cart.data?.shops.flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts) ?? [];
  const lines = groups.flatMap(({ shopCartItems }) => shopCartItems);
  const chosen = lines.filter(({ state }) => state === 'OK').map(({ basketId }) => basketId);
  const total = useQuery({ ...cartQueries.total(shop, chosen), enabled: wanted && chosen.length > 0 });
  return new Map(
    total.data?.vouchers.unusable.flatMap(({ couponUserId, shortfall }) =>
      shortfall ? [[couponUserId, shortfall] as const] : [],
    ),
  );
}

/** A held voucher that asks for more than the cart has says how much more. */
export function withLack(offer: VoucherOffer, lacks: Lacks): VoucherOffer {
  const { voucher, state } = offer;
  const shortfall = 'couponUserId' in voucher ? lacks.get(voucher.couponUserId) : undefined;
  return state === 'use' && shortfall ? { ...offer, state: 'notMet', shortfall } : offer;
}
