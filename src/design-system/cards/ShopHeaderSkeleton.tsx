import { Skeleton } from '../primitives/Skeleton.tsx';

/** The room of the head of a shop's page. */
export function ShopHeaderSkeleton() {
  return (
    <div>
      <Skeleton className="-mx-(--page-x) h-33 rounded-none! nav:h-55" />
      <div className="flex items-end gap-4 pb-5 nav:gap-6">
        <span className="relative -mt-9 rounded-t-door bg-canvas shadow-[0_0_0_6px_var(--c-bg)] nav:-mt-13">
          <Skeleton className="h-24 w-20 rounded-t-door nav:h-33 nav:w-28" />
        </span>
        <div className="grid grow gap-2.5 pt-4">
          <Skeleton className="h-7 w-1/2 max-w-72" />
          <Skeleton className="h-4 w-2/3 max-w-96" />
        </div>
      </div>
      <Skeleton className="h-12" />
    </div>
  );
}
