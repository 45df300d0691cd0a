import { useNavigate } from 'react-router-dom';
import type { OrderStatus, OrderSummary } from '#openapi/schema.gen.ts';
import type { OrderDeed } from '#src/design-system/panels/order/OrderActions.tsx';
import {
  cancelOrderUrl,
  logisticsUrl,
  orderChatUrl,
  rateOrderUrl,
  refundApplyUrl,
} from '#src/domain/order/order-urls.ts';
import { payUrl } from '#src/domain/urls.ts';
import { useBuyAgain } from './use-buy-again.tsx';
import { useConfirmReceipt } from './use-confirm-receipt.tsx';
import { useDeleteOrder } from './use-delete-order.ts';

/** States after which the same things may be wanted once more. */
const over: readonly OrderStatus[] = ['COMPLETED', 'CANCELLED'];

/** What a reader can do with an order, wherever it is shown; which of it is allowed the service says (S4.21, Z23). */
export function useOrderDeeds({ onGone }: { onGone?: () => void } = {}) {
  const navigate = useNavigate();
  const { ask, question } = useConfirmReceipt();
  const { remove, removing } = useDeleteOrder();
  const { buyAgain, buying, notSold } = useBuyAgain();
  return {
    deedsOf(order: OrderSummary): Partial<Record<OrderDeed, () => void>> {
      const { orderNumber, shopId, status } = order;
      const to = (path: string) => () => void navigate(path);
      return {
        PAY: to(payUrl([orderNumber])),
        CANCEL: to(cancelOrderUrl(orderNumber)),
        VIEW_LOGISTICS: to(logisticsUrl(orderNumber)),
        CONFIRM_RECEIPT: () => ask(order),
        RATE: to(rateOrderUrl(orderNumber)),
        REFUND: to(refundApplyUrl(orderNumber)),
        DELETE: () => remove(orderNumber, onGone),
        CONTACT_SELLER: to(orderChatUrl(shopId, orderNumber)),
        ...(over.includes(status) && { BUY_AGAIN: () => buyAgain(orderNumber) }),
      };
    },
    /** What is under way with an order. */
    busyOf: ({ orderNumber }: Pick<OrderSummary, 'orderNumber'>): OrderDeed | undefined =>
      removing === orderNumber ? 'DELETE' : buying === orderNumber ? 'BUY_AGAIN' : undefined,
    /** Questions and answers that lie over the screen. */
    dialogs: (
      <>
        {question}
        {notSold}
      </>
    ),
  };
}
