/** Links of cards that sleep: the browser follows them, and no part has to be alive for it. */
const sleepingCard = '[data-asleep] [data-slot="product-card"] a[href^="/products/"]';

const pressEvents = [
  'pointerdown',
  'touchstart',
  'mousedown',
  'pointerup',
  'touchend',
  'mouseup',
  'click',
] as const;

/** Milliseconds that a finger rests on a card before the page wakes below it, and from its lifting until the click. */
const restMs = 1500;
const clickMs = 300;
/** Milliseconds that a page which is being left for a product stays asleep. */
const leaveMs = 5000;

let letGo: Promise<void> = Promise.resolve();

/**
 * Resolves when no sleeping card is pressed: such a press ends with another page, for which nothing of this one need wake. Asked
 * at a press, it waits until all have heard of that.
 */
export async function cardLetGo(): Promise<void> {
  await new Promise((heard) => setTimeout(heard));
  await letGo;
}

/**
 * Keeps a press on a sleeping card from all but the window and the browser: at each of its events React would try to bring the
 * whole list to life first, which takes a slow phone longer than the way to the product.
 */
export function heedPresses() {
  let lift = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const liftAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => lift(), ms);
  };
  const heed = (event: Event) => {
    const isOnCard = event.target instanceof Element && event.target.closest(sleepingCard) !== null;
    if (isOnCard) event.stopPropagation();
    if (event.type === 'pointerdown') {
      lift();
      if (!isOnCard) return;
      letGo = new Promise((resolve) => (lift = resolve));
      liftAfter(restMs);
    } else if (event.type === 'pointerup') liftAfter(clickMs);
    else if (event.type === 'click' && isOnCard) liftAfter(leaveMs);
  };
  for (const type of pressEvents) window.addEventListener(type, heed, { capture: true, passive: true });
  // A finger that scrolls, and what else is done in place of a tap.
  for (const type of ['pointercancel', 'keydown'])
    window.addEventListener(type, () => lift(), { capture: true, passive: true });
}
