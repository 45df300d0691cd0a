import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useShop } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { trailingId } from '#src/domain/urls.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const ShopView = lazyHydrate(async () => (await import('./ShopView.tsx')).ShopView);

/** A shop: what it is, what it gives away, what it sells (S2.29). */
export function ShopPage() {
  const shopId = trailingId(useParams().storeId) ?? 0;
  const { data: store } = useSuspenseQuery(shopQueries.detail(useShop(), shopId));
  return (
    <>
      <title>{store.shopName}</title>
      {store.intro && <meta name="description" content={store.intro} />}
      <ShopView key={shopId} store={store} />
    </>
  );
}
