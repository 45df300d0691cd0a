import { ProductCardSkeleton } from '#src/design-system/cards/product/ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const rows = 2;

/** The room of a grid of products: two rows of it. */
export function ProductGridSkeleton({ columns = 6 }: { columns?: 4 | 5 | 6 }) {
  return (
    <ProductGrid columns={columns}>
      {Array.from({ length: columns * rows }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}
