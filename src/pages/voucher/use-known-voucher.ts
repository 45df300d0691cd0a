import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MyVoucher, Voucher } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/**
 * The voucher of an address among those that the reader holds, else among those to collect; undefined when it is in neither.
 * The service tells them by the page only, so pages are asked for until it is found.
 */
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
  const known = mine?.find(is) ?? all?.find(is);
  const list = isMember && held.hasNextPage ? held : open;
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const looks = !known && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (looks) void fetchNextPage();
  }, [looks, fetchNextPage]);
  return known;
}
