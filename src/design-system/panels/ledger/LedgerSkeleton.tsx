import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const rows = 5;

/** The room of records: circle, two lines, an amount. */
export function LedgerSkeleton() {
  return (
    <div aria-hidden className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-start gap-3 py-3.5">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
