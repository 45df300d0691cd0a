/** A month of coins: `2026-12`, and how many end in it. */
export type CoinMonth = { month: string; coins: number };

/** At least so many months are drawn, so that one end does not stand alone. */
const shownAtLeast = 6;
/** No more than these, in one row on a phone. */
const shownAtMost = 8;

const next = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Coins by the month in which they end, from the first end on without a gap; what ends later stays away. */
export function coinMonths(ends: readonly { coins: number; at: string }[]): CoinMonth[] {
  const [first, last] = [ends[0]?.at.slice(0, 7), ends.at(-1)?.at.slice(0, 7)];
  if (first === undefined || last === undefined) return [];
  const months: CoinMonth[] = [];
  for (
    let month = first;
    months.length < shownAtMost && (months.length < shownAtLeast || month <= last);
    month = next(month)
  ) {
    const coins = ends.filter(({ at }) => at.startsWith(month)).reduce((sum, end) => sum + end.coins, 0);
    months.push({ month, coins });
  }
  return months;
}
