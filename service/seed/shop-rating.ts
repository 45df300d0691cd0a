import type { Catalogue, CatalogueShop } from './catalogue.ts';
import { ratingsOf } from './ratings.ts';

/** The rating of a shop in stars: the mean of all ratings of its products; null when there is none. */
export function shopRatingOf(catalogue: Catalogue) {
  const rated = ratingsOf(catalogue);
  return ({ id }: CatalogueShop): number | null => {
    const own = catalogue.products.filter(({ shopId }) => shopId === id).map(rated);
    const count = own.reduce((sum, { ratingCount }) => sum + ratingCount, 0);
    const points = own.reduce((sum, { ratingAvg, ratingCount }) => sum + (ratingAvg ?? 0) * ratingCount, 0);
    return count === 0 ? null : points / count;
  };
}
