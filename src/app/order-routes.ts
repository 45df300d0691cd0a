import type { RouteObject } from 'react-router-dom';
import { paths } from '#src/domain/urls.ts';
import { page, screen } from './screen.ts';

const orders = () => import('#src/pages/orders/orders.route.ts');
const details = () => import('#src/pages/order-details/order-details.route.ts');

/** The screens of what was ordered, from the order that is placed to the money that came back. */
export const orderScreens: RouteObject[] = [
  screen(paths.orders, { name: 'Orders', module: page('orders'), account: true }, orders),
  screen(paths.toPay, { name: 'ToPay', module: page('orders'), account: true }, orders),
  screen(paths.toDeliver, { name: 'ToDeliver', module: page('orders'), account: true }, orders),
  screen(
    paths.cancelOrder,
    { name: 'CancelOrder', module: page('cancel-order'), account: true, ownBar: true },
    () => import('#src/pages/cancel-order/cancel-order.route.ts'),
  ),
  screen(paths.toReceive, { name: 'ToReceive', module: page('orders'), account: true }, orders),
  screen(
    paths.logistics,
    { name: 'Logistics', module: page('logistics'), account: true },
    () => import('#src/pages/logistics/logistics.route.ts'),
  ),
  screen(
    paths.completedOrder,
    { name: 'CompletedOrder', module: page('order-details'), account: true },
    details,
  ),
  screen(
    paths.rateOrder,
    { name: 'RateOrder', module: page('rate-product'), account: true, ownBar: true },
    () => import('#src/pages/rate-product/rate-product.route.ts'),
  ),
  screen(
    paths.rateProduct,
    { name: 'RateProduct', module: page('my-reviews'), account: true },
    () => import('#src/pages/my-reviews/my-reviews.route.ts'),
  ),
  screen(
    paths.refund,
    { name: 'Refund', module: page('refund'), account: true },
    () => import('#src/pages/refund/refund.route.ts'),
  ),
  screen(paths.completed, { name: 'Completed', module: page('orders'), account: true }, orders),
  screen(paths.orderDetails, { name: 'OrderDetails', module: page('order-details'), account: true }, details),
  screen(
    paths.orderReceipt,
    { name: 'OrderReceipt', module: page('order-receipt'), account: true },
    () => import('#src/pages/order-receipt/order-receipt.route.ts'),
  ),
  screen(
    paths.orderPlaced,
    { name: 'OrderPlaced', module: page('order-placed'), account: true },
    () => import('#src/pages/order-placed/order-placed.route.ts'),
  ),
];
