import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type OrderTab, orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderCard } from '#src/design-system/cards/order/OrderCard.tsx';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { EmptyOrders } from '#src/design-system/empty-states/EmptyOrders.tsx';
import { Pagination } from '#src/design-system/primitives/navigation/Pagination.tsx';
import { listingSearch, readListing } from '#src/domain/listing/listing.ts';
import { logisticsUrl, refundUrl } from '#src/domain/order/order-urls.ts';
import { completedOrderUrl, orderUrl, paths, payUrl, productUrl, shopUrl } from '#src/domain/urls.ts';
import { useOrderDeeds } from '#src/features/orders/use-order-deeds.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { NoOrderFound } from './NoOrderFound.tsx';
import { PayTogether } from './PayTogether.tsx';
import { usePayTogether } from './use-pay-together.ts';

/** One tab: its orders with what can be done with each; several that wait for money are paid together (S2.17). */
export function OrderList({ tab }: { tab: OrderTab }) {
  const [search] = useSearchParams();
  const { page } = readListing(search);
  const key = search.get('key')?.trim() ?? '';
  const orders = useQuery(orderQueries.page(useShop(), tab, page, key));
  const { deedsOf, busyOf, dialogs } = useOrderDeeds();
  const navigate = useNavigate();
  const records = orders.data?.records ?? [];
  const payable = records.filter(({ actions }) => actions.includes('PAY'));
  const together = usePayTogether(payable.map(({ orderNumber }) => orderNumber));
  return (
    <>
      <div className="mt-4 flex flex-col gap-4">
        {orders.isPending && <OrderCardSkeleton />}
        {orders.isError && <LoadFailed onRetry={() => void orders.refetch()} />}
        {orders.data && records.length === 0 && key !== '' && <NoOrderFound text={key} />}
        {orders.data && records.length === 0 && key === '' && <EmptyOrders tab={tab} href={paths.home} />}
        {records.length > 0 && (
          <ul className="flex flex-col gap-4">
            {records.map((order) => {
              const { orderNumber, shopId, shopName, status, actions, items } = order;
              const refund = items.find(({ refundSn }) => refundSn !== null);
              return (
                <li key={orderNumber}>
                  <OrderCard
                    order={order}
                    href={status === 'COMPLETED' ? completedOrderUrl(orderNumber) : orderUrl(orderNumber)}
                    shopHref={shopUrl(shopId, shopName)}
                    productHrefOf={(item) => productUrl(item.prodId)}
                    receivedAt={orders.dataUpdatedAt}
                    on={deedsOf(order)}
                    {...(busyOf(order) && { busy: busyOf(order) })}
                    {...(refund?.refundSn && { refundHref: refundUrl(refund.refundSn) })}
                    {...(actions.includes('VIEW_LOGISTICS') && { trackHref: logisticsUrl(orderNumber) })}
                    onPayEnd={() => void orders.refetch()}
                    {...(payable.length > 1 &&
                      payable.includes(order) && { choice: together.choiceOf(orderNumber) })}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {together.chosen.length > 1 && (
          <PayTogether count={together.chosen.length} onPay={() => void navigate(payUrl(together.chosen))} />
        )}
        {orders.data && (
          <Pagination
            current={page}
            pages={orders.data.pages}
            hrefOf={(next) => listingSearch(search, { page: next }) || '?'}
          />
        )}
      </div>
      {dialogs}
    </>
  );
}
