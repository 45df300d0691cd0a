import type { CartWish } from '#src/state/ui.ts';

/** What is still in, in the order in which it came, and why, when the service did not take everything out. */
type TakenOut = { left: readonly CartWish[]; fault?: unknown };

/**
 * Takes things out of the cart again, one after the other, up to the first that fails. Each has the key of its coming in for
 * its Idempotency-Key, so that one that is taken out again after an answer was lost is taken out once (D13).
 */
export async function takeOut(
  added: readonly CartWish[],
  change: (wish: CartWish & { basketId: number }) => Promise<unknown>,
): Promise<TakenOut> {
  for (const [out, wish] of added.entries()) {
    try {
      await change({ ...wish, basketId: 0, count: -wish.count, key: `undo-${wish.key}` });
    } catch (fault) {
      return { left: added.slice(out), fault };
    }
  }
  return { left: [] };
}
