import type { CheckoutLine } from './lines.ts';

/** One parcel for a shop's lines: it is as slow as the slowest of them. */
export function parcelWindow(lines: readonly CheckoutLine[], fee: number) {
  const windows = lines.flatMap(({ goods }) => (goods.window ? [goods.window] : []));
  return {
    fee,
    freeWithinRegion: windows.every((window) => window.freeWithinRegion),
    minDays: Math.max(0, ...windows.map((window) => window.minDays)),
    maxDays: Math.max(0, ...windows.map((window) => window.maxDays)),
  };
}
