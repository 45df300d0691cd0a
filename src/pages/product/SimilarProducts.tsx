import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { categoryUrl, productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';

const messages = defineMessages({
  title: {
    id: 'similarProducts.title',
    defaultMessage: 'Similar products',
    description: 'Heading of twelve products (S2.64)',
  },
});

type SimilarProductsProps = { product: Pick<ProductDetail, 'prodId' | 'categoryPath'> };

/** Twelve products like this one, and the way to the rest of their shelf; nothing when there are none. */
export function SimilarProducts({ product: { prodId, categoryPath } }: SimilarProductsProps) {
  const { formatMessage } = useIntl();
  const shelf = categoryPath.at(-1);
  const similar = useQuery(catalogQueries.similar(useShop(), prodId));
  if (similar.isPending) return <ProductGridSkeleton columns={6} />;
  if (similar.isError) return <ErrorState compact onRetry={() => void similar.refetch()} />;
  if (similar.data.length === 0) return null;
  return (
    <div className="mt-12">
      <ProductRail
        title={formatMessage(messages.title)}
        products={similar.data}
        hrefOf={(product) => productUrl(product.prodId)}
        renderHeart={(product) => <CardHeart product={product} />}
        moreHref={shelf && categoryUrl(shelf.categoryId, shelf.categoryName)}
      />
    </div>
  );
}
