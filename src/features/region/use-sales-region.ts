import { useQuery } from '@tanstack/react-query';
import type { Region } from '#openapi/schema.gen.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';

/** The region that the mall shows, or undefined while (or because) the list of regions is not there (S8.8). */
export function useSalesRegion(): Region | undefined {
  const shop = useShop();
  const { data } = useQuery(regionQueries.list(shop));
  return data?.find(({ regionId }) => regionId === shop.regionId);
}
