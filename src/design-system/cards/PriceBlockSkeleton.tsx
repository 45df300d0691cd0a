import { Skeleton } from '../primitives/Skeleton.tsx';

/** The room of a price. */
export function PriceBlockSkeleton() {
  return <Skeleton className="h-18 rounded-lg" />;
}
