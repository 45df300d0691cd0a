import { paths } from '#src/domain/urls.ts';

/** Screens that are a signed-in reader's own, with everything below them (S6.6–S6.9); in any case of letters (Z3). */
const roots: readonly string[] = [
  paths.cart,
  paths.checkout,
  paths.paymentMethod,
  paths.orderPlaced,
  paths.orderDetails,
  paths.orders,
  paths.toPay,
  paths.toDeliver,
  paths.toReceive,
  paths.completed,
  paths.favourites,
  '/profile',
  '/Settings',
  paths.chat,
  paths.wallet,
  paths.invitation,
  '/order-comment',
  paths.refund,
  paths.rateProduct,
].map((path) => path.toLowerCase());

/** Whether a visitor finds nothing here: the login modal asks, and closing it leads home (S6.12, Z22). */
export function isMembersOnly(path: string): boolean {
  const asked = path.toLowerCase();
  return roots.some((root) => asked === root || asked.startsWith(`${root}/`));
}
