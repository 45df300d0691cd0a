/** Places of a slider, from its start to its end. */
export const places = 100;

/** From so many times the lowest price on, equal steps would leave most products at the very start. */
const wide = 8;
const tens = 10;

type Ends = { least: number; most: number };

/** Where a scale of ratios begins: there is no ratio to nothing. */
const begin = ({ least, most }: Ends) => Math.max(least, most / (places * tens));
const isWide = (ends: Ends) => ends.most > begin(ends) * wide;

function exact(place: number, ends: Ends): number {
  const share = place / places;
  if (!isWide(ends)) return ends.least + share * (ends.most - ends.least);
  return begin(ends) * (ends.most / begin(ends)) ** share;
}

/** The price at a place, minor units: round as a shopper would say it, and another one at the next place. */
export function priceAt(place: number, ends: Ends, step: number): number {
  if (place <= 0) return ends.least;
  if (place >= places) return ends.most;
  const price = exact(place, ends);
  const apart = price - exact(place - 1, ends);
  const unit = Math.max(step, tens ** Math.floor(Math.log10(Math.max(apart, 1))));
  return Math.min(Math.max(Math.round(price / unit) * unit, ends.least), ends.most);
}

/** Where a price stands, from 0 to `places`: equal ratios lie equally far apart where prices differ much. */
export function placeOf(price: number, ends: Ends): number {
  if (price <= ends.least || ends.most <= ends.least) return 0;
  if (price >= ends.most) return places;
  if (!isWide(ends)) return ((price - ends.least) / (ends.most - ends.least)) * places;
  const first = begin(ends);
  return Math.max(0, (Math.log(price / first) / Math.log(ends.most / first)) * places);
}
