import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { ProductCardSkeleton } from '#src/design-system/cards/product/ProductCardSkeleton.tsx';

const cards = 6;

/** The room of a row of products, with its heading. */
export function ProductRailSkeleton() {
  return (
    <div>
      <Skeleton className="mt-1 mb-4 h-6 w-48 nav:mb-5" />
      <div className="rail nav:mx-0 nav:grid nav:grid-cols-4 nav:gap-x-4 nav:px-0 xl:grid-cols-6">
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className="w-[148px] shrink-0 nav:w-auto nav:nth-[n+5]:hidden xl:nth-[n+5]:block">
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
