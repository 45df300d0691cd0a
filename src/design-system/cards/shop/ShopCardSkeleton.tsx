import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

/** The room of a shop card. */
export function ShopCardSkeleton() {
  return (
    <div className="grid gap-3 rounded-lg border border-line p-3.5">
      <div className="flex items-center gap-3">
        <Skeleton className="h-14 w-12 shrink-0 rounded-t-door" />
        <div className="grid grow gap-2">
          <Skeleton className="h-3.5 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
      <div className="grid grid-cols-3 gap-1.5">
        <Skeleton className="aspect-square" />
        <Skeleton className="aspect-square" />
        <Skeleton className="aspect-square" />
      </div>
    </div>
  );
}
