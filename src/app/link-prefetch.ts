import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router-dom';

type LinkPrefetchOptions = {
  routes: RouteObject[];
  getContext: () => RouterContextProvider;
};

/** Pages prefetched because their link came into sight, at most, for each page that is opened. */
const inSightMax = 6;
/** Milliseconds that a pointer or the focus rests on a link before it counts as meant. */
const meantMs = 60;
const asked = new WeakSet<Element>();

/**
 * Fetches the code and the answers of a page before its link is used: when it is hovered, touched or focused, and
 * for the first product links that come into sight. Loaders only fill the cache, so calling one early is safe.
 */
export function followLinks({ routes, getContext }: LinkPrefetchOptions) {
  const fetched = new Set<string>();
  let inSight = inSightMax;

  const prefetch = (href: string) => {
    if (fetched.has(href) || fetched.size > 200 || savesData()) return;
    fetched.add(href);
    const url = new URL(href, window.location.href);
    const request = new Request(url);
    for (const { route, params } of matchRoutes(routes, url) ?? [])
      void warm(route, params, request).catch(() => undefined);
  };

  const warm = async (route: RouteObject, params: Record<string, string | undefined>, request: Request) => {
    const lazy = typeof route.lazy === 'function' ? await route.lazy() : undefined;
    const loader = lazy?.loader ?? route.loader;
    if (typeof loader !== 'function' || !route.path) return;
    await loader({ params, request, context: getContext(), url: new URL(request.url), pattern: route.path });
  };

  let meant: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    clearTimeout(meant);
    if (!link || link.target) return;
    const go = () => prefetch(link.getAttribute('href') ?? '');
    // A finger that is down will follow; a pointer or the Tab key may only pass.
    if (event.type === 'touchstart') go();
    else meant = setTimeout(go, meantMs);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }

  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || inSight <= 0) continue;
      inSight -= 1;
      sight.unobserve(target);
      prefetch(target.getAttribute('href') ?? '');
    }
  });
  const look = () => {
    for (const link of document.querySelectorAll('main a[href^="/products/"]')) {
      if (asked.has(link)) continue;
      asked.add(link);
      sight.observe(link);
    }
  };
  look();
  window.addEventListener('mall:navigated', () => {
    inSight = inSightMax;
    setTimeout(look, 500);
  });
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
