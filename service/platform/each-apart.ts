/** Runs a task for each item in turn. An error does not stop the others; the first error is thrown at the end. */
export async function eachApart<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await act(item).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

type Bounds = {
  /** Number of items at the same time. */
  atOnce: number;
  /** Milliseconds after which no further item is started; the rest is left to the next run. */
  ms: number;
};

/** The same with limited concurrency and duration. */
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
