import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useShop } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { trailingId } from '#src/domain/urls.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const StoreView = sleeping(async () => (await import('./StoreView.tsx')).StoreView);

/** A shop: what it is, what it gives away, what it sells (S2.29). */
export function StorePage() {
  const shopId = trailingId(useParams().storeId) ?? 0;
  const { data: store } = useSuspenseQuery(shopQueries.detail(useShop(), shopId));
  return (
    <>
      <title>{store.shopName}</title>
      {store.intro && <meta name="description" content={store.intro} />}
      <StoreView key={shopId} store={store} />
    </>
  );
}
