import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { paths } from '#src/domain/urls.ts';
import { VoucherList } from '#src/features/vouchers/VoucherList.tsx';

const messages = defineMessages({
  title: { id: 'homeVouchers.title', defaultMessage: 'Vouchers for you', description: 'Heading on home' },
});

/** Three vouchers of the region, as unlike each other as there are, to be collected; the rest are a link away. */
export function HomeVouchers() {
  const id = useId();
  const { data: vouchers = [], isError, refetch } = useQuery(voucherQueries.unlike(useShop()));
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  if (vouchers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<FormattedMessage {...messages.title} />} moreHref={paths.vouchers} />
      <VoucherList layout="row" labelledBy={id} vouchers={vouchers} />
    </section>
  );
}
