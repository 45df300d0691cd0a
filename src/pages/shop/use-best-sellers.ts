import { useQuery } from '@tanstack/react-query';
import { useShop } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { sortings } from '#src/domain/listing/listing.ts';

/** What a shop sells best, the first page of it: its windows and its first row show the same. */
export const useBestSellers = (shopId: number) =>
  useQuery(shopQueries.products(useShop(), shopId, { ...sortings.default, page: 1 })).data?.records ?? [];
