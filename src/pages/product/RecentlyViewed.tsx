import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { footprintQueries } from '#src/data/footprint/footprint.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { similarProductsSize } from '#src/domain/limits.ts';
import { paths, productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { seenOnce } from '#src/features/footprint/seen-once.ts';
import { useRecordVisit } from '#src/features/footprint/use-record-visit.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIdentity } from '#src/state/use-identity.ts';

const messages = defineMessages({
  title: {
    id: 'recentlyViewed.title',
    defaultMessage: 'Recently viewed',
    description: 'Heading of products that the reader looked at before',
  },
});

/** Notes this visit, and shows what was looked at before; nothing to a reader without a past. */
export function RecentlyViewed({ product }: { product: ProductDetail }) {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const { local } = useClientState();
  const { state } = useIdentity();
  const isNoted = useRecordVisit(product);
  const member = useInfiniteQuery({ ...footprintQueries.list(shop), enabled: state === 'member' && isNoted });
  const own = state === 'member' ? (member.data?.pages[0]?.records ?? []) : [];
  const seen = state === 'visitor' ? guestFootprint(local).items(shop.regionId) : own;
  const products = seenOnce(seen, product.prodId).slice(0, similarProductsSize);
  if (products.length === 0) return null;
  return (
    <div className="mt-12">
      <ProductRail
        title={formatMessage(messages.title)}
        products={products}
        hrefOf={({ prodId }) => productUrl(prodId)}
        renderHeart={(one) => <CardHeart product={one} />}
        moreHref={paths.footprint}
      />
    </div>
  );
}
