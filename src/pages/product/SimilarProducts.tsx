import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';

const messages = defineMessages({
  title: {
    id: 'similarProducts.title',
    defaultMessage: 'Similar products',
    description: 'Heading of twelve products (S2.64)',
  },
});

/** Twelve products like this one; nothing when there are none. */
export function SimilarProducts({ prodId }: { prodId: number }) {
  const { formatMessage } = useIntl();
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
      />
    </div>
  );
}
