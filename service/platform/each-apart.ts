/** Does one thing for each item, one after another: a fault with one holds up no other. Throws the first fault at the end. */
export async function eachApart<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await act(item).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}
