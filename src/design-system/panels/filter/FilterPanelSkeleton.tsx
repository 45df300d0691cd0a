import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const groups = ['a', 'b', 'c'];
const rows = ['a', 'b', 'c', 'd'];

/** The room of the filters while they are on their way. */
export function FilterPanelSkeleton() {
  return (
    <div className="-my-4 grid">
      {groups.map((group) => (
        <div key={group} className="border-b border-line py-4 last:border-0">
          <Skeleton className="mb-3 h-5 w-24" />
          {rows.map((row) => (
            <div key={row} className="flex min-h-11 items-center gap-2.5 nav:min-h-9">
              <Skeleton className="size-[22px]" />
              <Skeleton className="h-4 grow" />
              <Skeleton className="h-4 w-6" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
