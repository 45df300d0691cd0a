import { useCartCount } from '#src/features/cart/use-cart-count.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';
import { useGuard } from '#src/state/use-guard.ts';

const SiteBottomNav = lazyHydrate(
  async () => (await import('#src/features/shell/SiteBottomNav.tsx')).SiteBottomNav,
);

/** The bottom bar with what is in the cart: a part of its own, so that a new count renders nothing else of the frame. */
export function BottomNavHost() {
  const cartCount = useCartCount() ?? 0;
  const guard = useGuard();
  return <SiteBottomNav cartCount={cartCount} guard={guard} />;
}
