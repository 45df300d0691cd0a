import type { CartWish } from '#src/state/ui.ts';

/** What is still in, in the order in which it came, and why, when the service did not take everything out. */
type TakenOut = { left: readonly CartWish[]; fault?: unknown };

/** Takes things out of the cart again, one after the other, up to the first that fails. */
export async function takeOut(
  added: readonly CartWish[],
  change: (wish: CartWish & { basketId: number }) => Promise<unknown>,
): Promise<TakenOut> {
  for (const [out, wish] of added.entries()) {
    try {
      await change({ ...wish, basketId: 0, count: -wish.count, key: crypto.randomUUID() });
    } catch (fault) {
      return { left: added.slice(out), fault };
    }
  }
  return { left: [] };
}
