import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const thumbs = ['a', 'b', 'c', 'd'];

/** The room of a product's pictures. */
export function GallerySkeleton() {
  return (
    <div className="stage-room">
      <div className="hidden shrink-0 flex-col gap-3 nav:flex">
        {thumbs.map((thumb) => (
          <Skeleton key={thumb} className="size-18 rounded-md" />
        ))}
      </div>
      <Skeleton className="stage min-w-0 grow basis-0 min-[600px]:rounded-lg" />
    </div>
  );
}
