import { paths } from '#src/domain/urls.ts';
import { page, screen, type ScreenHandle } from './screen.ts';

const orders = () => import('#src/pages/orders/orders.route.ts');
const details = () => import('#src/pages/order-details/order-details.route.ts');

const ordered = (name: string, folder: string): ScreenHandle => ({
  name,
  module: page(folder),
  account: true,
  ordered: true,
});

/** The screens of what was ordered, from the order that is placed to the money that came back. */
export const orderScreens = [
  screen(paths.orders, ordered('Orders', 'orders'), orders),
  screen(paths.toPay, ordered('ToPay', 'orders'), orders),
  screen(paths.toDeliver, ordered('ToDeliver', 'orders'), orders),
  screen(
    paths.cancelOrder,
    { ...ordered('CancelOrder', 'cancel-order'), ownBar: true },
    () => import('#src/pages/cancel-order/cancel-order.route.ts'),
  ),
  screen(paths.toReceive, ordered('ToReceive', 'orders'), orders),
  screen(
    paths.logistics,
    ordered('Logistics', 'logistics'),
    () => import('#src/pages/logistics/logistics.route.ts'),
  ),
  screen(paths.completedOrder, ordered('CompletedOrder', 'order-details'), details),
  screen(
    paths.rateOrder,
    { ...ordered('RateOrder', 'rate-product'), ownBar: true },
    () => import('#src/pages/rate-product/rate-product.route.ts'),
  ),
  screen(
    paths.rateProduct,
    ordered('RateProduct', 'my-reviews'),
    () => import('#src/pages/my-reviews/my-reviews.route.ts'),
  ),
  screen(paths.refund, ordered('Refund', 'refund'), () => import('#src/pages/refund/refund.route.ts')),
  screen(paths.completed, ordered('Completed', 'orders'), orders),
  screen(paths.orderDetails, ordered('OrderDetails', 'order-details'), details),
  screen(
    paths.orderReceipt,
    ordered('OrderReceipt', 'order-receipt'),
    () => import('#src/pages/order-receipt/order-receipt.route.ts'),
  ),
  screen(
    paths.orderPlaced,
    ordered('OrderPlaced', 'order-placed'),
    () => import('#src/pages/order-placed/order-placed.route.ts'),
  ),
];
