import { useQuery } from '@tanstack/react-query';
import { logisticsQueries } from '#src/data/logistics/logistics.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const waiting = <Skeleton className="h-80 rounded-lg" />;

const LogisticsTrace = onDemand(
  async () => (await import('#src/design-system/panels/order/LogisticsTrace.tsx')).LogisticsTrace,
  { waiting },
);

/** Where the parcels of the order are, in short; the order is there without it. */
export function OrderParcels({ orderNumber }: { orderNumber: string }) {
  const { data, isError, refetch } = useQuery(logisticsQueries.order(useShop(), orderNumber));
  if (data) return <LogisticsTrace logistics={data} />;
  return isError ? <LoadFailed onRetry={() => void refetch()} /> : waiting;
}
