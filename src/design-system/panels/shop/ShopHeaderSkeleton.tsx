import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

/** The room of the head of a shop's page. */
export function ShopHeaderSkeleton() {
  return (
    <div>
      <Skeleton className="-mx-(--page-x) h-125 rounded-none! nav:h-110" />
      <div className="flex justify-between gap-6 overflow-hidden py-4">
        {['a', 'b', 'c', 'd'].map((fact) => (
          <Skeleton key={fact} className="h-10 w-24 shrink-0" />
        ))}
      </div>
      <Skeleton className="h-12" />
    </div>
  );
}
