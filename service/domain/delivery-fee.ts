export type FreeReason = 'NONE' | 'REGION' | 'THRESHOLD';

type SentLine = {
  /** What delivering this line costs, in minor units, before any reason to waive it. */
  deliveryFee: number;
  /** True when the product is delivered free inside the region that it is sold in (S9.27). */
  freeWithinRegion: boolean;
};

type Parcel = {
  lines: readonly SentLine[];
  /** What the goods come to after every reduction of goods, in minor units. */
  goods: number;
  /** Goods from which the shop delivers free, or null. */
  freeOver: number | null;
  /** False while no address is chosen or when it lies elsewhere; then nothing is free by region. */
  inRegion: boolean;
};

/** A shop sends one parcel: its fee is the largest fee among the lines that are not free. */
export function deliveryFee({ lines, goods, freeOver, inRegion }: Parcel): {
  fee: number;
  freeReason: FreeReason;
} {
  const isFree = (line: SentLine) => inRegion && line.freeWithinRegion;
  if (lines.every(isFree)) return { fee: 0, freeReason: 'REGION' };
  if (freeOver !== null && goods >= freeOver) return { fee: 0, freeReason: 'THRESHOLD' };
  const charged = lines.filter((line) => !isFree(line));
  return { fee: Math.max(0, ...charged.map((line) => line.deliveryFee)), freeReason: 'NONE' };
}
