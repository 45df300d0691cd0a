import type { CheckoutLine } from './lines.ts';

/** Days and fee (minor units) of the one parcel with a shop's lines; it takes as long as the slowest line. */
export function parcelWindow(lines: readonly CheckoutLine[], fee: number) {
  const windows = lines.flatMap(({ goods }) => (goods.window ? [goods.window] : []));
  return {
    fee,
    freeWithinRegion: windows.every((window) => window.freeWithinRegion),
    minDays: Math.max(0, ...windows.map((window) => window.minDays)),
    maxDays: Math.max(0, ...windows.map((window) => window.maxDays)),
  };
}
