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
  title: { id: 'productVouchers.title', defaultMessage: 'Vouchers for this product', description: 'Sheet' },
});

type ProductVouchersProps = { prodId: number; shopId: number; onClose: () => void };

/** The vouchers that are good for a product, in a dialog, on phones a sheet, to be collected (S2.68, S1.30). */
export function ProductVouchers({ prodId, shopId, onClose }: ProductVouchersProps) {
  const { formatMessage } = useIntl();
  const query = useQuery(voucherQueries.ofProduct(useShop(), { prodId, shopId }));
  const { data, isPending, isError, refetch } = query;
  return (
    <Dialog title={formatMessage(messages.title)} onClose={onClose}>
      {isPending && <VoucherCardSkeleton size="sm" />}
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyVouchers of="toCollect" />}
      {data && data.length > 0 && <VoucherList layout="sheet" vouchers={data} />}
    </Dialog>
  );
}
