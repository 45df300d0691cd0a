import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { canonicalAddress } from './canonical-address.ts';

type FollowOptions = { routes: RouteObject[]; router: ReturnType<typeof createBrowserRouter> };

/**
 * After a navigation in the browser: replaces the address by its canonical spelling (Z3), and removes the tags that
 * the server wrote into the head, because browsers share pages by the canonical address in it.
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
