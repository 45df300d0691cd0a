import { configure, waitFor } from 'storybook/test';

/** So long (ms) a play waits for what it looks for: scripts that come later have time on a busy machine, too. */
const usualMs = 5000;

/** Lets plays wait longer, or as long as usual. */
export const waitAtMost = (ms = usualMs) => configure({ asyncUtilTimeout: ms });

waitAtMost();

const isOpen = (element: Element) => getComputedStyle(element).pointerEvents !== 'none';

/** Waits, at most a second, until what has just opened takes a pointer: the page below it is shut a moment earlier. */
async function reach(element: unknown) {
  if (!(element instanceof Element) || isOpen(element)) return;
  await waitFor(() => isOpen(element) || Promise.reject(new Error('shut')), { timeout: 1000 }).catch(
    () => undefined,
  );
}

/** A user event that waits, at most a second, until the element takes a pointer; one that stays closed fails as usual. */
export function retryingUserEvent<Hand extends object>(hand: Hand): Hand {
  return new Proxy(hand, {
    get(target, key, receiver) {
      const act: unknown = Reflect.get(target, key, receiver);
      if (typeof act !== 'function') return act;
      return async (...given: unknown[]) => {
        await reach(given[0]);
        return act.apply(target, given) as unknown;
      };
    },
  });
}
