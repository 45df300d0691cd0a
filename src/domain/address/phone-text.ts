/** How the numbers of the regions are grouped where they are at home, after the country code. */
const groups: Record<string, readonly number[]> = {
  '94': [2, 3, 4],
  '86': [3, 4, 4],
  '856': [2, 4, 4],
  '90': [3, 3, 2, 2],
};

/** The parts of a number with its padded country code (`0094771234567`): `+94`, `77`, `123`, `4567` (S5.23). */
export function phoneParts(phone: string): string[] {
  const code = String(Number(phone.slice(0, 4)));
  const number = phone.slice(4);
  const sizes = groups[code] ?? [];
  const known = sizes.reduce((sum, size) => sum + size, 0) === number.length;
  let at = 0;
  const parts = known ? sizes.map((size) => number.slice(at, (at += size))) : [number];
  return [`+${code}`, ...parts];
}

/** A phone number as people read it, its digits grouped by region. */
export const phoneText = (phone: string) => phoneParts(phone).join(' ');
