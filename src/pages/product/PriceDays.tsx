import { useQuery } from '@tanstack/react-query';
import { catalogPriceQueries } from '#src/data/catalog/catalog-prices.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { PriceHistoryCard } from '#src/design-system/cards/product/PriceHistoryCard.tsx';

type PriceDaysProps = {
  /** The variant that is chosen. */
  skuId: number;
};

/** What a variant has cost, day by day; a file of its own, because few readers open it. */
export function PriceDays({ skuId }: PriceDaysProps) {
  const { data, isError, isFetching, refetch } = useQuery(catalogPriceQueries.history(useShop(), skuId));
  return <PriceHistoryCard history={data} failed={isError && !isFetching} onRetry={() => void refetch()} />;
}
