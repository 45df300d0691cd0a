/**
 * Follows the address from now on. The function that it answers is to be asked once at each step back or forth, and says which path
 * is left by it: the window has the new one by then.
 */
export function followPath(): () => string {
  let here = window.location.pathname;
  window.addEventListener('mall:navigated', () => (here = window.location.pathname));
  return () => {
    const left = here;
    here = window.location.pathname;
    return left;
  };
}
