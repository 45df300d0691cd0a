/** Per cent by which a price must fall below the one that the member knows, to be worth a mail. */
const leastFallPercent = 5;

/**
 * The highest price, in minor units, that a mail tells a member: at least `leastFallPercent` below the saved price and below the
 * price that was last told. So a price that rises and falls back to the told one is not told again.
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
