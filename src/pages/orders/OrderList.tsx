import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type OrderTab, orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderCard } from '#src/design-system/cards/OrderCard.tsx';
import { OrderCardSkeleton } from '#src/design-system/cards/OrderCardSkeleton.tsx';
import { EmptyOrders } from '#src/design-system/empty-states/EmptyOrders.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { Pagination } from '#src/design-system/primitives/Pagination.tsx';
import { OrderStatusTabs } from '#src/design-system/tabs/OrderStatusTabs.tsx';
import { listingSearch, readListing } from '#src/domain/listing.ts';
import { completedOrderUrl, orderUrl, paths, payUrl, productUrl } from '#src/domain/urls.ts';
import { useConfirmReceipt } from '#src/features/orders/use-confirm-receipt.tsx';
import { PayTogether } from './PayTogether.tsx';
import { usePayTogether } from './use-pay-together.ts';

const hrefs = {
  TO_PAY: paths.toPay,
  TO_DELIVER: paths.toDeliver,
  TO_RECEIVE: paths.toReceive,
  COMPLETED: paths.completed,
};

/** One tab: its orders with what can be done with each; several that wait for money are paid together (S2.17). */
export function OrderList({ tab }: { tab: OrderTab }) {
  const shop = useShop();
  const [search] = useSearchParams();
  const { page } = readListing(search);
  const counts = useQuery(orderQueries.count(shop));
  const orders = useQuery(orderQueries.page(shop, tab, page));
  const { ask, question } = useConfirmReceipt();
  const navigate = useNavigate();
  const pay = (orderNumbers: readonly string[]) => void navigate(payUrl(orderNumbers));
  const payable = orders.data?.records.filter(({ actions }) => actions.includes('PAY')) ?? [];
  const together = usePayTogether(payable.map(({ orderNumber }) => orderNumber));
  return (
    <>
      <OrderStatusTabs current={tab} counts={counts.data} hrefs={hrefs} />
      <div className="mt-4 flex flex-col gap-4">
        {orders.isPending && <OrderCardSkeleton />}
        {orders.isError && <LoadFailed onRetry={() => void orders.refetch()} />}
        {orders.data?.records.length === 0 && <EmptyOrders tab={tab} href={paths.home} />}
        {orders.data && orders.data.records.length > 0 && (
          <ul className="flex flex-col gap-4">
            {orders.data.records.map((order) => (
              <li key={order.orderNumber}>
                <OrderCard
                  order={order}
                  href={
                    tab === 'COMPLETED' ? completedOrderUrl(order.orderNumber) : orderUrl(order.orderNumber)
                  }
                  productHrefOf={(item) => productUrl(item.prodId)}
                  receivedAt={orders.dataUpdatedAt}
                  on={{
                    CONFIRM_RECEIPT: () => ask(order),
                    PAY: () => pay([order.orderNumber]),
                  }}
                  onPayEnd={() => void orders.refetch()}
                  {...(payable.length > 1 &&
                    payable.includes(order) && { choice: together.choiceOf(order.orderNumber) })}
                />
              </li>
            ))}
          </ul>
        )}
        {together.chosen.length > 1 && (
          <PayTogether count={together.chosen.length} onPay={() => pay(together.chosen)} />
        )}
        {orders.data && (
          <Pagination
            current={page}
            pages={orders.data.pages}
            hrefOf={(next) => listingSearch(search, { page: next }) || '?'}
          />
        )}
      </div>
      {question}
    </>
  );
}
