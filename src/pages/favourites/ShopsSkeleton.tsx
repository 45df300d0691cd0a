import { ShopCardSkeleton } from '#src/design-system/cards/shop/ShopCardSkeleton.tsx';

/** The room of a few followed shops. */
export function ShopsSkeleton() {
  return (
    <div className="grid gap-4 pt-4 md:grid-cols-2 nav:pt-6 xl:grid-cols-3">
      <ShopCardSkeleton />
      <ShopCardSkeleton />
      <ShopCardSkeleton />
    </div>
  );
}
