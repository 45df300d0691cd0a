/** A price is worth a mail when it fell by this share of what the member knows, in hundredths. */
const leastFallPercent = 5;

/**
 * The highest price, in minor units, of which a member is told by mail: below what it cost when it was saved, and below
 * what was told since, by a twentieth at least. So a price that rises says nothing, and one that goes up and comes back to
 * what was told is not told again.
 */
export function toldFrom({
  savedPrice,
  toldPrice,
}: {
  savedPrice: number;
  toldPrice: number | null;
}): number {
  const known = Math.min(savedPrice, toldPrice ?? savedPrice);
  return Math.floor((known * (100 - leastFallPercent)) / 100);
}
