import { paths } from '#src/domain/urls.ts';
import { screen, type ScreenHandle } from './screen.ts';

const orders = () => import('#src/pages/orders/orders.route.ts');
const details = () => import('#src/pages/order-details/order-details.route.ts');

const ordered = (name: ScreenHandle['name']): ScreenHandle => ({
  name,
  account: true,
  ordered: true,
});

/** Screens of orders: placed, tracking, cancelling, refunds and reviews. */
export const orderScreens = [
  screen(paths.orders, ordered('Orders'), orders),
  screen(paths.toPay, ordered('ToPay'), orders),
  screen(paths.toDeliver, ordered('ToDeliver'), orders),
  screen(
    paths.cancelOrder,
    { ...ordered('CancelOrder'), ownBar: true },
    () => import('#src/pages/cancel-order/cancel-order.route.ts'),
  ),
  screen(paths.toReceive, ordered('ToReceive'), orders),
  screen(paths.logistics, ordered('Logistics'), () => import('#src/pages/logistics/logistics.route.ts')),
  screen(paths.completedOrder, ordered('CompletedOrder'), details),
  screen(
    paths.rateOrder,
    { ...ordered('RateOrder'), ownBar: true },
    () => import('#src/pages/rate-product/rate-product.route.ts'),
  ),
  screen(
    paths.rateProduct,
    ordered('RateProduct'),
    () => import('#src/pages/my-reviews/my-reviews.route.ts'),
  ),
  screen(paths.refund, ordered('Refund'), () => import('#src/pages/refund/refund.route.ts')),
  screen(paths.completed, ordered('Completed'), orders),
  screen(paths.orderDetails, ordered('OrderDetails'), details),
  screen(
    paths.orderReceipt,
    ordered('OrderReceipt'),
    () => import('#src/pages/order-receipt/order-receipt.route.ts'),
  ),
  screen(
    paths.orderPlaced,
    ordered('OrderPlaced'),
    () => import('#src/pages/order-placed/order-placed.route.ts'),
  ),
];
