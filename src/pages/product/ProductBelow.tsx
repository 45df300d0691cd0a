import type { ProductDetail } from '#openapi/schema.gen.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';

/** What lies below the first view of a product page; where it cannot be bought, what can be comes before all about it. */
export function ProductBelow({ product }: { product: ProductDetail }) {
  return (
    <>
      {!product.regionAvailable && <SimilarProducts product={product} />}
      <ProductFacts product={product} />
      {product.regionAvailable && <SimilarProducts product={product} />}
      <RecentlyViewed product={product} />
    </>
  );
}
