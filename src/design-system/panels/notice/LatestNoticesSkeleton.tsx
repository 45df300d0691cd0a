import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const rows = ['w-1/2', 'w-2/3', 'w-3/5', 'w-3/4', 'w-2/5'];

/** The room of the bell's latest notices. */
export function LatestNoticesSkeleton() {
  return (
    <div className="divide-y divide-line border-t border-line">
      {rows.map((width) => (
        <div key={width} className="flex min-h-22 items-center gap-3 px-4 py-3">
          <Skeleton className="size-11 shrink-0 rounded-md" />
          <div className="grid grow gap-2">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
