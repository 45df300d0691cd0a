import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const rows = ['w-56', 'w-64', 'w-24', 'w-40'];

/** The room of the promises. */
export function PromiseCardSkeleton() {
  return (
    <div>
      {rows.map((width) => (
        <div
          key={width}
          className="grid min-h-11.5 grid-cols-[20px_6.5rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line"
        >
          <Skeleton className="size-5" />
          <Skeleton className="h-4 w-16" />
          <Skeleton className={`h-4 max-w-full ${width}`} />
        </div>
      ))}
    </div>
  );
}
