import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RefundSummary } from '#openapi/schema.gen.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { type RefundFilter, refundQueries } from '#src/data/refunds/refunds.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { RefundCard } from '#src/design-system/cards/refund/RefundCard.tsx';
import { EmptyRefunds } from '#src/design-system/empty-states/EmptyRefunds.tsx';
import { Pagination } from '#src/design-system/primitives/navigation/Pagination.tsx';
import { RefundTabs } from '#src/design-system/tabs/RefundTabs.tsx';
import { askRefundUrl, type RefundTab, refundsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { listingSearch, readListing } from '#src/domain/listing/listing.ts';
import { orderChatUrl, refundUrl } from '#src/domain/order/order-urls.ts';
import { useBuyAgain } from '#src/features/orders/use-buy-again.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useWithdraw } from './use-withdraw.tsx';

const filters: Record<RefundTab, RefundFilter> = {
  all: {},
  open: { open: true },
  cancelled: { kind: 'CANCELLATION' },
  done: { open: false },
};

const hrefs = {
  all: refundsUrl(),
  open: refundsUrl('open'),
  cancelled: refundsUrl('cancelled'),
  done: refundsUrl('done'),
};

/** One view of the refunds: what each waits for, and what can be done with it. */
export function RefundList({ tab }: { tab: RefundTab }) {
  const shop = useShop();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page } = readListing(search);
  const counts = useQuery(orderQueries.count(shop));
  const refunds = useQuery(refundQueries.page(shop, page, filters[tab]));
  const { ask, question } = useWithdraw();
  const { buyAgain, buying, notSold } = useBuyAgain();
  const go = (path: string) => void navigate(path);
  const deeds = ({ refundSn, orderNumber, items, shopId, kind }: RefundSummary) => ({
    ...(kind === 'CANCELLATION' && { BUY_AGAIN: () => buyAgain(orderNumber) }),
    CANCEL: () => ask(refundSn),
    SUBMIT_EXPRESS: () => go(`${refundUrl(refundSn)}#parcel`),
    REAPPLY: () => go(askRefundUrl(orderNumber, items[0]?.orderItemId)),
    ...(shopId !== undefined && { CONTACT_SELLER: () => go(orderChatUrl(shopId, orderNumber)) }),
  });
  return (
    <>
      <RefundTabs current={tab} open={counts.data?.refund} hrefs={hrefs} />
      <div className="mt-4 flex flex-col gap-4">
        {refunds.isPending && <OrderCardSkeleton />}
        {refunds.isError && <LoadFailed onRetry={() => void refunds.refetch()} />}
        {refunds.data?.records.length === 0 && <EmptyRefunds href="/agreements/refund" />}
        {refunds.data && refunds.data.records.length > 0 && (
          <ul className="flex flex-col gap-4">
            {refunds.data.records.map((refund) => (
              <li key={refund.refundSn}>
                <RefundCard
                  refund={refund}
                  href={refundUrl(refund.refundSn)}
                  on={deeds(refund)}
                  {...(refund.kind === 'CANCELLATION' &&
                    buying === refund.orderNumber && { busy: 'BUY_AGAIN' as const })}
                  onDetails={() => go(refundUrl(refund.refundSn))}
                />
              </li>
            ))}
          </ul>
        )}
        {refunds.data && (
          <Pagination
            current={page}
            pages={refunds.data.pages}
            hrefOf={(next) => listingSearch(search, { page: next }) || '?'}
          />
        )}
      </div>
      {question}
      {notSold}
    </>
  );
}
