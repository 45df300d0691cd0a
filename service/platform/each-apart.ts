/** Does one thing for each item, one after another: a fault with one holds up no other. Throws the first fault at the end. */
export async function eachApart<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await act(item).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

type Bounds = {
  /** So many at the same time. */
  atOnce: number;
  /** After so many milliseconds nothing is begun any more; what is left waits for the next run. */
  ms: number;
};

/** Does one thing for each item, several at a time and for a while; a fault with one holds up no other, and the first is thrown. */
export async function eachWithin<T>(
  items: readonly T[],
  { atOnce, ms }: Bounds,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  const over = AbortSignal.timeout(ms);
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      if (over.aborted) return;
      await act(item).catch((fault: unknown) => faults.push(fault));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (faults.length > 0) throw faults[0];
}
