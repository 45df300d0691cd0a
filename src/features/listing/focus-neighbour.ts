/**
 * Told before a card goes away by a button of its own: the focus goes on to the card beside it, or to the heading when it was
 * the last, so that a reader by keyboard is not sent back to the top.
 */
export const focusNeighbour = () => rememberNeighbour()();

/** The same where something is asked in between: told while the button still has the focus, and called when the card is gone. */
export function rememberNeighbour(): () => void {
  const own = document.activeElement?.closest('li');
  const beside = own?.nextElementSibling ?? own?.previousElementSibling;
  const goOn = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    const card = beside?.isConnected ? beside.querySelector<HTMLElement>('a, button') : undefined;
    (card ?? heading)?.focus({ preventScroll: true });
  };
  // A dialog that goes gives the focus back where it was; only after that it can go on.
  const whenAlone = () =>
    void requestAnimationFrame(() =>
      document.querySelector('[role="dialog"]') ? whenAlone() : setTimeout(goOn),
    );
  return whenAlone;
}
