import { useInfiniteQuery } from '@tanstack/react-query';
import { endOf } from '#src/data/paging.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { EmptyVouchers } from '#src/design-system/empty-states/EmptyVouchers.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { paths } from '#src/domain/urls.ts';
import { voucherStatus, type VoucherView } from '#src/domain/voucher/voucher-view.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { heldOffer } from '#src/features/vouchers/voucher-offer.ts';
import { VoucherCards } from '#src/features/vouchers/VoucherList.tsx';
import { serverNow } from '#src/state/server-clock.ts';
import { useLacks, withLack } from './use-lacks.ts';
import { VouchersSkeleton } from './VouchersSkeleton.tsx';

type HeldVouchersProps = { view: VoucherView; labelledBy: string };

/** The reader's own vouchers of one state; each leads to the products that it is for. */
export function HeldVouchers({ view: { list, scope }, labelledBy }: HeldVouchersProps) {
  const status = voucherStatus[list];
  const filter = { ...(status && { status }), ...(scope && { scope }) };
  const query = useInfiniteQuery(voucherQueries.mine(useShop(), filter));
  const lacks = useLacks(list === 'collected');
  if (query.isPending) return <VouchersSkeleton />;
  const vouchers = query.data?.pages.flatMap(({ records }) => records) ?? [];
  if (query.isError && vouchers.length === 0) return <LoadFailed onRetry={() => void query.refetch()} />;
  if (vouchers.length === 0)
    return <EmptyVouchers of={list === 'collect' ? 'toCollect' : list} href={paths.vouchers} />;
  return (
    <>
      <VoucherCards
        layout="grid"
        labelledBy={labelledBy}
        offers={vouchers.map((voucher) => withLack(heldOffer(voucher, serverNow()), lacks))}
      />
      {(query.hasNextPage || query.isError) && (
        <InfiniteEnd
          status={endOf(query)}
          count={vouchers.length}
          onMore={() => void query.fetchNextPage()}
          onTop={() => window.scrollTo(0, 0)}
        />
      )}
    </>
  );
}
