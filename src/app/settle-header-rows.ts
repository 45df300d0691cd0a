import type { createBrowserRouter } from 'react-router-dom';

const rows = 'header ul';

/**
 * Scrolls the header's rows of links back to their start, on every screen and when the focus leaves them. The Tab
 * key scrolls them to a later link, and they would stay there.
 */
export function settleHeaderRows(router: ReturnType<typeof createBrowserRouter>) {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    for (const row of document.querySelectorAll(rows)) row.scrollTo(0, 0);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const row = target instanceof Element ? target.closest(rows) : null;
    if (row && !(relatedTarget instanceof Node && row.contains(relatedTarget))) row.scrollTo(0, 0);
  });
}
