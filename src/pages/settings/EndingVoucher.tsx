import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { MoreLink } from '#src/design-system/primitives/navigation/MoreLink.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { paths } from '#src/domain/urls.ts';
import { voucherEnd } from '#src/domain/voucher/voucher-state.ts';
import { heldOffer } from '#src/features/vouchers/voucher-offer.ts';
import { VoucherCards } from '#src/features/vouchers/VoucherList.tsx';
import { serverNow } from '#src/state/server-clock.ts';

const messages = defineMessages({
  title: {
    id: 'endingVoucher.title',
    defaultMessage: 'Use this one first',
    description: 'Heading above the voucher of the reader that ends before the others',
  },
  all: { id: 'endingVoucher.all', defaultMessage: 'All vouchers', description: 'Link to the list' },
});

/** The voucher of the reader that ends first; nothing while there is none to use, or when it cannot be had. */
export function EndingVoucher() {
  const { data, isPending } = useInfiniteQuery(voucherQueries.mine(useShop(), { status: 'COLLECTED' }));
  if (isPending) return <Skeleton className="h-52 rounded-lg" />;
  const [first] = (data?.pages[0]?.records ?? []).toSorted(
    (one, other) => Date.parse(voucherEnd(one)) - Date.parse(voucherEnd(other)),
  );
  if (!first) return null;
  return (
    <Panel
      title={<FormattedMessage {...messages.title} />}
      action={
        <MoreLink to={`${paths.vouchers}?list=collected`} className="-my-2">
          <FormattedMessage {...messages.all} />
        </MoreLink>
      }
    >
      <VoucherCards layout="sheet" offers={[heldOffer(first, serverNow())]} />
    </Panel>
  );
}
