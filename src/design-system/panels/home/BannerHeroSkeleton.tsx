import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const offers = ['a', 'b', 'c'];

/** The room of the band and of the offers beside it. */
export function BannerHeroSkeleton() {
  return (
    <div className="mt-2 grid gap-3 nav:mt-5 nav:gap-4 xl:grid-cols-[minmax(0,1fr)_312px]">
      <Skeleton className="min-h-120 rounded-xl min-[560px]:min-h-80 nav:min-h-101" />
      <div className="rail min-[560px]:mx-0 min-[560px]:grid min-[560px]:grid-cols-3 min-[560px]:px-0 xl:grid-cols-1 xl:gap-4">
        {offers.map((offer) => (
          <Skeleton key={offer} className="min-h-31 w-56 shrink-0 rounded-xl min-[560px]:w-auto" />
        ))}
      </div>
    </div>
  );
}
