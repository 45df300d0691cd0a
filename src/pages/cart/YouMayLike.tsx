import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { ProductRailSkeleton } from '#src/design-system/panels/product/ProductRailSkeleton.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { linesOf } from '#src/domain/cart/cart-lines.ts';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';

const messages = defineMessages({
  title: {
    id: 'youMayLike.title',
    defaultMessage: 'You may like',
    description: 'Heading of products below the cart (S1.12)',
  },
});

/** Products below the cart, full or empty, or of a visitor; not those that are in it (S1.12). It fails alone. */
export function YouMayLike() {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const more = useInfiniteQuery(homeQueries.more(shop));
  const { data: cart } = useQuery({ ...cartQueries.info(shop), enabled: false });
  const inCart = new Set(cart && linesOf(cart).map(({ prodId }) => prodId));
  if (more.isPending) return <ProductRailSkeleton />;
  if (more.isError) return <ErrorState compact onRetry={() => void more.refetch()} />;
  return (
    <ProductRail
      title={formatMessage(messages.title)}
      products={more.data.pages[0]?.records.filter(({ prodId }) => !inCart.has(prodId)).slice(0, 6) ?? []}
      hrefOf={({ prodId }) => productUrl(prodId)}
      renderHeart={(product) => <CardHeart product={product} />}
    />
  );
}
