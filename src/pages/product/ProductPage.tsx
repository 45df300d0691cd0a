import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Gallery } from '#src/design-system/cards/Gallery.tsx';
import { Breadcrumb } from '#src/design-system/primitives/Breadcrumb.tsx';
import { categoryUrl, paths, trailingId } from '#src/domain/urls.ts';
import { sleeping } from '#src/state/sleeping.tsx';
import { useAfterPaint } from '#src/state/use-after-paint.ts';

const messages = defineMessages({
  home: { id: 'productPage.home', defaultMessage: 'Home', description: 'First step of the breadcrumb' },
});

const BuyBox = sleeping(async () => (await import('./BuyBox.tsx')).BuyBox);
const ProductBelow = sleeping(async () => (await import('./ProductBelow.tsx')).ProductBelow);

/** A product: what it looks like, what it costs here, and what one must know before buying (S2.6). */
export function ProductPage() {
  const prodId = trailingId(useParams().productId) ?? 0;
  // From one product to the next it begins anew: painted in two steps, nothing chosen.
  return <OneProduct key={prodId} prodId={prodId} />;
}

function OneProduct({ prodId }: { prodId: number }) {
  const { formatMessage } = useIntl();
  const [picture, setPicture] = useState<string | null>();
  const below = useAfterPaint();
  const { data: product } = useSuspenseQuery(catalogQueries.product(useShop(), prodId));
  return (
    <div className="pb-16 nav:pb-0">
      <title>{product.prodName}</title>
      <meta name="description" content={product.brief} />
      <Breadcrumb
        steps={[
          { name: formatMessage(messages.home), href: paths.home },
          ...product.categoryPath.map(({ categoryId, categoryName }) => ({
            name: categoryName,
            href: categoryUrl(categoryId, categoryName),
          })),
          { name: product.prodName },
        ]}
      />
      <div className="grid gap-6 nav:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-12">
        <Gallery name={product.prodName} pictures={product.imgs} wanted={picture} whole={below} />
        <BuyBox product={product} below={below} onPicture={setPicture} />
      </div>
      {below && <ProductBelow product={product} />}
    </div>
  );
}
