import type { AddressTree, Catalogue } from './catalogue.ts';

/** A catalogue with `size` evenly chosen products and what belongs to them, for tests. */
export function sampleOf(catalogue: Catalogue, size: number): Catalogue {
  const step = Math.max(1, Math.floor(catalogue.products.length / size));
  const products = catalogue.products.filter((_, index) => index % step === 0).slice(0, size);
  const chosen = new Set(products.map(({ id }) => id));
  return {
    ...catalogue,
    products,
    reviews: catalogue.reviews.filter(({ productId }) => chosen.has(productId)),
  };
}

const cut = (provinces: AddressTree['LK']) =>
  provinces.slice(0, 2).map(({ name, districts }) => ({ name, districts: districts.slice(0, 3) }));

/** The first two provinces of each region, with three districts each. */
export const sampleOfAddresses = (trees: AddressTree): AddressTree => ({
  LK: cut(trees.LK),
  CN: cut(trees.CN),
  LA: cut(trees.LA),
  TR: cut(trees.TR),
});
