import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { VoucherCardSkeleton } from '#src/design-system/cards/voucher/VoucherCardSkeleton.tsx';
import { EmptyVouchers } from '#src/design-system/empty-states/EmptyVouchers.tsx';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { shopSearch } from '#src/domain/shop/shop-view.ts';
import { VoucherList } from '#src/features/vouchers/VoucherList.tsx';

const messages = defineMessages({
  title: { id: 'storeVouchers.title', defaultMessage: 'Vouchers of this shop', description: 'Heading' },
});

const fewMax = 3;

type VouchersOfShopProps = {
  shopId: number;
  /** The first three, and nothing when there are none. */
  few?: boolean;
};

/** What a shop gives away, to be collected (S1.30). */
export function VouchersOfShop({ shopId, few = false }: VouchersOfShopProps) {
  const id = useId();
  const { data, isPending, isError, refetch } = useQuery(voucherQueries.ofShop(useShop(), shopId));
  if (few && data?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={<FormattedMessage {...messages.title} />}
        {...(few && data && data.length > fewMax && { moreHref: shopSearch('vouchers') })}
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
