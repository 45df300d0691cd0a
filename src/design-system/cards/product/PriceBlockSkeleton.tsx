import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

/** The room of a price. */
export function PriceBlockSkeleton() {
  return <Skeleton className="h-18 rounded-lg" />;
}
