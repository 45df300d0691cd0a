/** Name by which the browser finds a product's photo on the old screen and on the new one. */
const carried = 'product-photo';
const links = 'a[href^="/products/"]';

function photoOf(link: Element | null | undefined) {
  const photo = link?.closest('[data-slot="product-card"]')?.firstElementChild;
  const { top, bottom } = photo?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  // One out of sight would come from afar.
  return bottom > 0 && top < window.innerHeight ? photo : undefined;
}

/**
 * Carries the photo of a product from its card to its page, and back: the browser moves what has the same name before and
 * after a change of screen (View Transitions). The card's link and the router start it (`viewTransition`).
 */
export function carryPhoto() {
  let here = window.location.pathname;
  let named: HTMLElement | undefined;
  /** Two of one name on a screen would end the transition. */
  const name = (element: Element | null | undefined) => {
    named?.style.removeProperty('view-transition-name');
    named = element instanceof HTMLElement ? element : undefined;
    named?.style.setProperty('view-transition-name', carried);
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest(links) : null;
      if (link) name(photoOf(link));
    },
    { capture: true },
  );
  window.addEventListener('mall:navigated', () => {
    const from = here;
    here = window.location.pathname;
    if (from === here) return;
    const stage = document.querySelector('[data-slot="gallery-track"]');
    name(
      stage ??
        photoOf(
          [...document.querySelectorAll(`main ${links}`)].find((link) => link.getAttribute('href') === from),
        ),
    );
  });
}
