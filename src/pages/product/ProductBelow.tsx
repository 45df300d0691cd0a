import type { ProductDetail } from '#openapi/schema.gen.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';

/** What lies below the first view of a product page. */
export function ProductBelow({ product }: { product: ProductDetail }) {
  return (
    <>
      <ProductFacts product={product} />
      <SimilarProducts product={product} />
      <RecentlyViewed product={product} />
    </>
  );
}
