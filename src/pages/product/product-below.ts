import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import { reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

/** Asks for what lies below the fold; a file of its own, since the first view does without it. */
export async function askBelow(args: LoaderArgs, prodId: number) {
  const { shop, want } = loading(args);
  await Promise.all([
    want(reviewQueries.summary(shop, prodId)),
    want(reviewQueries.page(shop, prodId, 1)),
    want(catalogQueries.similar(shop, prodId)),
  ]);
}
