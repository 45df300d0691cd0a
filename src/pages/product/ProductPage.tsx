import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Gallery } from '#src/design-system/panels/product/Gallery.tsx';
import { trailingId } from '#src/domain/urls.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';
import { useAfterPaint } from '#src/state/use-after-paint.ts';

const ProductWays = lazyHydrate(async () => (await import('./ProductWays.tsx')).ProductWays);
const BuyBox = lazyHydrate(async () => (await import('./BuyBox.tsx')).BuyBox);
const ProductBelow = lazyHydrate(async () => (await import('./ProductBelow.tsx')).ProductBelow);

/** A product: what it looks like, what it costs here, and what one must know before buying (S2.6). */
export function ProductPage() {
  const prodId = trailingId(useParams().productId) ?? 0;
  // From one product to the next it begins anew: painted in two steps, nothing chosen.
  return <OneProduct key={prodId} prodId={prodId} />;
}

function OneProduct({ prodId }: { prodId: number }) {
  const [picture, setPicture] = useState<string | null>();
  const below = useAfterPaint();
  const { data: product } = useSuspenseQuery(catalogQueries.product(useShop(), prodId));
  return (
    <div className="max-nav:pb-16 short:pb-16">
      <title>{product.prodName}</title>
      <meta name="description" content={product.brief} />
      <ProductWays product={product} />
      <div className="product-columns">
        <Gallery
          name={product.prodName}
          pictures={product.imgs}
          looks={product.imgLooks}
          wanted={picture}
          whole={below}
        />
        <BuyBox product={product} below={below} onPicture={setPicture} />
      </div>
      {below && <ProductBelow product={product} />}
    </div>
  );
}
