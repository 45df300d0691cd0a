const links = 'a[href^="/products/"]';
const stage = '[data-slot="gallery-track"]';
const flightMs = 260;
/** Milliseconds after which a screen that comes late gets no flight any more. */
const patienceMs = 1500;

const photoOfCard = (link: Element | null) =>
  link?.closest('[data-slot="product-card"]')?.firstElementChild?.querySelector('img');

const shownOnStage = () => document.querySelector(`${stage} > :not([inert]) img`);

function isInWindow(photo: Element) {
  const { top, bottom, width } = photo.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** Moves a copy of the photo from where it was to where the new screen has it, which is hidden until the copy is there. */
function fly(photo: HTMLImageElement, from: DOMRect, goal: HTMLElement) {
  const to = goal.getBoundingClientRect();
  const copy = document.createElement('img');
  copy.src = photo.currentSrc;
  copy.alt = '';
  copy.dataset.slot = 'carried-photo';
  copy.className =
    'pointer-events-none fixed z-(--z-sticky) rounded-lg object-cover max-w-none origin-top-left';
  const { left, top, width, height } = to;
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const start = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width}, ${from.height / height})`;
  goal.style.visibility = 'hidden';
  document.body.append(copy);
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], {
    duration: flightMs,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
  const land = () => {
    goal.style.removeProperty('visibility');
    copy.remove();
  };
  flight.finished.then(land, land);
}

/** Lets a photo that is on the screen now fly to the place that `goal` finds as soon as the next screen has one. */
function carry(photo: Element | null | undefined, goal: () => Element | null | undefined) {
  if (!(photo instanceof HTMLImageElement) || !isInWindow(photo)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = photo.getBoundingClientRect();
  // Heard after the change of the page and before it is painted: no frame shows the photo where it is not yet.
  const watch = new MutationObserver(() => {
    const found = goal();
    if (photo.isConnected || !(found instanceof HTMLElement)) return;
    watch.disconnect();
    if (isInWindow(found)) fly(photo, from, found);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patienceMs);
}

/** Carries the photo of a product from its card to its page, and back. It delays nothing: the new screen stands below it. */
export function carryPhoto() {
  let here = window.location.pathname;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(links) : null;
    carry(photoOfCard(link), shownOnStage);
  });
  window.addEventListener('popstate', () => {
    const left = here;
    here = window.location.pathname;
    carry(shownOnStage(), () => photoOfCard(document.querySelector(`main a[href="${left}"]`)));
  });
  window.addEventListener('mall:navigated', () => (here = window.location.pathname));
}
