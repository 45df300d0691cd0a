import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const rows = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4', 'w-2/5'];

/** The room of the tree of categories. */
export function CategoryTreeSkeleton() {
  return (
    <div>
      {rows.map((width) => (
        <div key={width} className="flex h-11 items-center px-3">
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
