import { Skeleton } from '../primitives/Skeleton.tsx';

const thumbs = ['a', 'b', 'c', 'd'];

/** The room of a product's pictures. */
export function GallerySkeleton() {
  return (
    <div className="-mx-(--page-x) flex min-w-0 gap-3 self-start nav:mx-0">
      <div className="hidden shrink-0 flex-col gap-3 nav:flex">
        {thumbs.map((thumb) => (
          <Skeleton key={thumb} className="size-18 rounded-md" />
        ))}
      </div>
      <Skeleton className="aspect-square min-w-0 grow nav:rounded-lg" />
    </div>
  );
}
