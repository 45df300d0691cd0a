import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

/** The room of orders. */
export function OrderCardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-52 rounded-lg" />
    </div>
  );
}
