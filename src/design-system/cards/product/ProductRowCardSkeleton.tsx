import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

/** The room of a product as a row. */
export function ProductRowCardSkeleton() {
  return (
    <div className="flex gap-3 nav:gap-4">
      <Skeleton className="size-28 shrink-0 rounded-lg nav:size-32" />
      <div className="grid grow content-start gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  );
}
