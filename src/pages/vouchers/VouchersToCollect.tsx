import { useInfiniteQuery } from '@tanstack/react-query';
import type { VoucherScope } from '#openapi/schema.gen.ts';
import { endOf } from '#src/data/paging.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { EmptyVouchers } from '#src/design-system/empty-states/EmptyVouchers.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { paths } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { VoucherList } from '#src/features/vouchers/VoucherList.tsx';
import { VouchersSkeleton } from './VouchersSkeleton.tsx';

type VouchersToCollectProps = { scope: VoucherScope | undefined; labelledBy: string };

/** What everybody can collect in the region (S1.30). */
export function VouchersToCollect({ scope, labelledBy }: VouchersToCollectProps) {
  const query = useInfiniteQuery(voucherQueries.list(useShop(), scope));
  if (query.isPending) return <VouchersSkeleton />;
  const vouchers = query.data?.pages.flatMap(({ records }) => records) ?? [];
  if (query.isError && vouchers.length === 0) return <LoadFailed onRetry={() => void query.refetch()} />;
  if (vouchers.length === 0) return <EmptyVouchers of="toCollect" href={paths.home} />;
  return (
    <>
      <VoucherList layout="grid" labelledBy={labelledBy} vouchers={vouchers} />
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
