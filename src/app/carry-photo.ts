import { fly, isInWindow, mayFly, photoOfCard, photoOnStage } from './fly-photo.ts';
import { followPath } from './path-left.ts';

/** Milliseconds after which a screen that comes late gets no flight any more. */
const patienceMs = 1500;

/** Lets a photo that is on the screen now fly to the place that `goal` finds as soon as the next screen has one. */
function carry(photo: Element | null | undefined, goal: () => Element | null | undefined) {
  if (!mayFly(photo)) return;
  const from = photo.getBoundingClientRect();
  // Heard after the change of the page and before it is painted: no frame shows the photo where it is not yet.
  const watch = new MutationObserver(() => {
    const found = goal();
    if (photo.isConnected || !(found instanceof HTMLElement)) return;
    watch.disconnect();
    if (isInWindow(found)) void fly(photo, from, found);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patienceMs);
}

/**
 * Carries the photo of a product from its page back to its card; the way there is a first view's, and where
 * the list's look was kept, it flies there. It delays nothing: the new
 * screen stands below it.
 */
export function carryPhotoBack() {
  const pathLeft = followPath();
  window.addEventListener('popstate', () => {
    const left = pathLeft();
    if (document.querySelector('[data-slot="kept-view"]')) return;
    carry(photoOnStage(), () => photoOfCard(document.querySelector(`main a[href="${left}"]`)));
  });
}
