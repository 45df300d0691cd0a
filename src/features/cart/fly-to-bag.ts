import { paths } from '#src/domain/urls.ts';

const flightMs = 420;

/** Seen, and not hidden by the width of the screen. */
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);

/**
 * Lets the picture that stands on the stage fly to the bag. Resolves when it is there; at once where there is no stage or
 * no bag, and where the reader wants nothing to move.
 */
export async function flyToBag(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = shown('.stage:not([inert]) img');
  const bag = shown(`a[href="${paths.cart}"]`);
  if (!picture || !bag) return;
  const from = picture.getBoundingClientRect();
  const to = bag.getBoundingClientRect();
  const flying = picture.cloneNode() as HTMLElement;
  flying.removeAttribute('alt');
  flying.setAttribute('aria-hidden', 'true');
  flying.className = 'pointer-events-none fixed z-(--z-toast) rounded-lg object-cover';
  Object.assign(flying.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    maxWidth: 'none',
    maxHeight: 'none',
  });
  document.body.append(flying);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const end = { transform: `translate(${x}px, ${y}px) scale(0.05)`, opacity: 0.4 };
  try {
    await flying.animate([{ transform: 'none', opacity: 1 }, end], {
      duration: flightMs,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
    }).finished;
  } finally {
    flying.remove();
  }
}
