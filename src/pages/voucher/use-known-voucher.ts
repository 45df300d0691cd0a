import { useInfiniteQuery } from '@tanstack/react-query';
import type { MyVoucher, Voucher } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** The voucher of an address among those that the reader holds, else among those to collect; undefined when it is in neither. */
export function useKnownVoucher(couponId: number): Voucher | MyVoucher | undefined {
  const shop = useShop();
  const isMember = useIsMember();
  const held = useInfiniteQuery({
    ...voucherQueries.mine(shop, { status: 'COLLECTED' }),
    enabled: isMember,
  });
  const open = useInfiniteQuery(voucherQueries.list(shop));
  const mine = isMember ? held.data?.pages.flatMap(({ records }) => records) : [];
  const all = open.data?.pages.flatMap(({ records }) => records);
  const is = (one: Voucher) => one.couponId === couponId;
  return mine?.find(is) ?? all?.find(is);
}
