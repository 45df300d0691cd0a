import type { QueryClient } from '@tanstack/react-query';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import type { Shop } from '#src/data/shop.ts';
import { answerOfDay } from './conditions/day-in-data-set.ts';

/**
 * What header and footer show of the service: the server sends it with the page, so it is there before the screen
 * asks for anything, and stays when the line is lost.
 */
export function bringFrameAnswers(queryClient: QueryClient, shop: Shop) {
  const bring = ({ queryKey }: { queryKey: readonly unknown[] }, path: string) =>
    queryClient.setQueryData(queryKey, answerOfDay(path));
  bring(regionQueries.list(shop), '/salesRegions/all');
  bring(catalogQueries.categories(shop, 0, 1), '/category/categoryInfo');
  bring(contentQueries.config(shop), '/webConfig/getPcWebConfig');
}
