import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { VoucherCardSkeleton } from '#src/design-system/cards/voucher/VoucherCardSkeleton.tsx';
import { EmptyVouchers } from '#src/design-system/empty-states/EmptyVouchers.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { VoucherList } from './VoucherList.tsx';

const messages = defineMessages({
  title: { id: 'shopVouchers.title', defaultMessage: 'Vouchers of this shop', description: 'Sheet' },
  note: {
    id: 'shopVouchers.note',
    defaultMessage: 'Vouchers you collect are applied at checkout automatically, where they fit.',
    description: 'Below the title, in the cart',
  },
});

/** The vouchers of a shop in the cart, to be collected before the checkout (S1.30). */
export function ShopVouchers({ shopId, onClose }: { shopId: number; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data, isPending, isError, refetch } = useQuery(voucherQueries.ofShop(useShop(), shopId));
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={formatMessage(messages.note)}
      onClose={onClose}
    >
      {isPending && <VoucherCardSkeleton size="sm" />}
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyVouchers of="toCollect" />}
      {data && data.length > 0 && <VoucherList layout="sheet" vouchers={data} />}
    </Dialog>
  );
}
