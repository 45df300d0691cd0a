import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The room of all categories while the lower ones are on their way. */
export function CategoriesPanelSkeleton() {
  return (
    <div className="flex gap-8 p-6">
      <div className="grid w-60 shrink-0 gap-4">
        {rows.map((row) => (
          <Skeleton key={row} className="h-7" />
        ))}
      </div>
      <div className="grid grow grid-cols-3 content-start gap-6">
        {rows.slice(0, 6).map((row) => (
          <Skeleton key={row} className="h-28" />
        ))}
      </div>
    </div>
  );
}
