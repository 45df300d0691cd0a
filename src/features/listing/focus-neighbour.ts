/**
 * Told before a card goes away by a button of its own: the focus goes on to the card beside it, or to the heading when it was
 * the last, so that a reader by keyboard is not sent back to the top.
 */
export function focusNeighbour() {
  const own = document.activeElement?.closest('li');
  const beside = own?.nextElementSibling ?? own?.previousElementSibling;
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    const card = beside?.isConnected ? beside.querySelector<HTMLElement>('a, button') : undefined;
    (card ?? heading)?.focus({ preventScroll: true });
  });
}
