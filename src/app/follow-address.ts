import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { canonicalAddress } from './canonical-address.ts';

type FollowOptions = { routes: RouteObject[]; router: ReturnType<typeof createBrowserRouter> };

/**
 * Keeps the address and what the page says of it true while one goes on without a load: another spelling is replaced by
 * the canonical one (Z3), and what the server wrote into the head for engines goes, because browsers share by it.
 */
export function followAddress({ routes, router }: FollowOptions) {
  const opened = window.location.pathname + window.location.search;
  window.addEventListener('mall:navigated', () => {
    const canonical = canonicalAddress(routes, new URL(window.location.href));
    if (canonical) void router.navigate(canonical, { replace: true, preventScrollReset: true });
    if (window.location.pathname + window.location.search === opened) return;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  });
}
