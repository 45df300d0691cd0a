export type FreeReason = 'NONE' | 'REGION' | 'THRESHOLD';

type SentLine = {
  /** Delivery fee of this line in minor units, before a reason for free delivery is applied. */
  deliveryFee: number;
  /** True when the product is delivered free inside the region that it is sold in (S9.27). */
  freeWithinRegion: boolean;
};

type Parcel = {
  lines: readonly SentLine[];
  /** The amount of the goods in minor units, after promotions and vouchers. */
  goods: number;
  /** The amount of goods in minor units from which the shop delivers free; null when it never does. */
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
