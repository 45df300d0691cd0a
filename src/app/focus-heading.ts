function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * Moves the focus to the heading of the screen, as soon as there is one: the part that shows it may still be on its way.
 * A reader who has moved the focus by then keeps it. Answers what ends the waiting.
 */
export function focusHeading(): () => void {
  if (focusNow()) return () => undefined;
  const focused = document.activeElement;
  const watch = new MutationObserver(() => {
    // What had the focus may have gone with the screen before; the page itself has it then.
    const isMoved = document.activeElement !== focused && document.activeElement !== document.body;
    if (isMoved || focusNow()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
