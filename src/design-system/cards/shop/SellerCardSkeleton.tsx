import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

/** The room of a seller. */
export function SellerCardSkeleton() {
  return (
    <div className="flex flex-col gap-4 self-start rounded-lg border border-line p-4 nav:p-5">
      <Skeleton className="h-5.5 w-28" />
      <div className="flex items-center gap-3">
        <Skeleton className="h-14 w-12 rounded-t-door" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
    </div>
  );
}
