import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { categoryUrl, productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { WhenNear } from '#src/features/listing/WhenNear.tsx';

const messages = defineMessages<{ title: {}; here: { region: string } }>({
  title: {
    id: 'similarProducts.title',
    defaultMessage: 'Similar products',
    description: 'Heading of twelve products (S2.64)',
  },
  here: {
    id: 'similarProducts.here',
    defaultMessage: 'Similar in {region}',
    description: 'Heading of products of the same shelf, below one that is not sold in the region',
  },
});

/** Cards of the row while it is far: all that one row of a narrow desktop shows. */
const farLength = 4;

type SimilarProductsProps = { product: Pick<ProductDetail, 'prodId' | 'categoryPath' | 'regionAvailable'> };

/**
 * Twelve products like this one that are sold in the reader's region, and the way to the rest of their shelf; nothing when
 * there are none. Where the product itself is not sold there, the heading names the region.
 */
export function SimilarProducts({ product }: SimilarProductsProps) {
  const { prodId, categoryPath, regionAvailable } = product;
  const { formatMessage } = useIntl();
  const shop = useShop();
  const shelf = categoryPath.at(-1);
  const similar = useQuery(catalogQueries.similar(shop, prodId));
  const { data: regions } = useQuery(regionQueries.list(shop));
  const here = regionAvailable ? undefined : regions?.find(({ regionId }) => regionId === shop.regionId);
  if (similar.isPending) return <ProductGridSkeleton columns={6} />;
  if (similar.isError) return <ErrorState compact onRetry={() => void similar.refetch()} />;
  if (similar.data.length === 0) return null;
  return (
    <div id="similar" className="mt-12 scroll-mt-16">
      <WhenNear>
        {(whole) => (
          <ProductRail
            title={
              here ? formatMessage(messages.here, { region: here.regionName }) : formatMessage(messages.title)
            }
            products={similar.data.slice(0, whole ? undefined : farLength)}
            hrefOf={(one) => productUrl(one.prodId)}
            renderHeart={(one) => <CardHeart product={one} />}
            moreHref={shelf && categoryUrl(shelf.categoryId, shelf.categoryName)}
          />
        )}
      </WhenNear>
    </div>
  );
}
