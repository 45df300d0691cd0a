const flightMs = 260;

/** The photo of the card that a link to a product stands in. */
export const photoOfCard = (link: Element | null): HTMLImageElement | null | undefined =>
  link?.closest('[data-slot="product-card"]')?.firstElementChild?.querySelector('img');

/** The picture that the stage of a product's page shows. */
export const photoOnStage = (within: ParentNode = document): HTMLElement | null =>
  within.querySelector('[data-slot="gallery-track"] > :not([inert]) img');

export function isInWindow(photo: Element): boolean {
  const { top, bottom, width } = photo.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** Whether a photo is seen now, and the reader wants things to move. */
export const mayFly = (photo: Element | null | undefined): photo is HTMLImageElement =>
  photo instanceof HTMLImageElement &&
  isInWindow(photo) &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves a copy of the photo from where it was to where the new screen has it, which is hidden until the copy is there. Resolves
 * when it is there; `sky` is the element that the copy is put into.
 */
export async function fly(
  photo: HTMLImageElement,
  from: DOMRect,
  goal: HTMLElement,
  sky: Element = document.body,
): Promise<void> {
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
  sky.append(copy);
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], {
    duration: flightMs,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
  await flight.finished.catch(() => undefined);
  goal.style.removeProperty('visibility');
  copy.remove();
}
