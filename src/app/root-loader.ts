import type { QueryClient } from '@tanstack/react-query';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { loading } from '#src/data/loading.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import type { LoaderArgs, Shop } from '#src/data/shop.ts';

const frameQueries = (shop: Shop) => ({
  regions: regionQueries.list(shop),
  categories: catalogQueries.categories(shop, 0, 1),
  config: contentQueries.config(shop),
});

/** What the frame of a page was answered; undefined for what could not be had. */
export const frameAnswers = (answers: QueryClient, shop: Shop): unknown[] =>
  Object.values(frameQueries(shop)).map(({ queryKey }) => answers.getQueryData(queryKey));

/** What the frame shows: the regions of the picker, the first categories and what the footer says. A page stands without either (S8.8). */
export async function loader(args: LoaderArgs) {
  const { shop, want } = loading(args);
  const { regions, categories, config } = frameQueries(shop);
  await Promise.all([want(regions), want(categories), want(config)]);
  return null;
}
