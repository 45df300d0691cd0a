import { CartLink } from '#src/design-system/layout/CartLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { useGuard } from '#src/state/use-guard.ts';
import { useCartCount } from './use-cart-count.ts';

/** The way to the cart, with what is in it: a part of its own, so that a new count renders nothing else. */
export function CartWay() {
  const pieces = useCartCount() ?? 0;
  const guard = useGuard();
  return <CartLink href={paths.cart} count={pieces} onClick={guard(paths.cart)} />;
}
