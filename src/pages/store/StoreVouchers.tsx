import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { VoucherCardSkeleton } from '#src/design-system/cards/VoucherCardSkeleton.tsx';
import { EmptyVouchers } from '#src/design-system/empty-states/EmptyVouchers.tsx';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { storeSearch } from '#src/domain/store-view.ts';
import { VoucherList } from '#src/features/vouchers/VoucherList.tsx';

const messages = defineMessages({
  title: { id: 'storeVouchers.title', defaultMessage: 'Vouchers of this shop', description: 'Heading' },
});

const fewMax = 3;

type StoreVouchersProps = {
  shopId: number;
  /** The first three, and nothing when there are none. */
  few?: boolean;
};

/** What a shop gives away, to be collected (S1.30). */
export function StoreVouchers({ shopId, few = false }: StoreVouchersProps) {
  const id = useId();
  const { data, isPending, isError, refetch } = useQuery(voucherQueries.ofShop(useShop(), shopId));
  if (few && data?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={<FormattedMessage {...messages.title} />}
        {...(few && data && data.length > fewMax && { moreHref: storeSearch('vouchers') })}
      />
      {isPending && <VoucherCardSkeleton />}
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyVouchers of="toCollect" />}
      {data && data.length > 0 && (
        <VoucherList
          layout={few ? 'row' : 'grid'}
          labelledBy={id}
          vouchers={few ? data.slice(0, fewMax) : data}
        />
      )}
    </section>
  );
}
