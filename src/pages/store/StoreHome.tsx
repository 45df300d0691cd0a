import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { ShopDetail } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import { sortings } from '#src/domain/listing.ts';
import { storeSearch } from '#src/domain/store-view.ts';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { StoreShelf } from './StoreShelf.tsx';
import { StoreVouchers } from './StoreVouchers.tsx';

const messages = defineMessages({
  best: { id: 'storeHome.best', defaultMessage: 'Best sellers', description: 'Heading in a shop' },
});

const railLength = 6;

/** From so many products on, the best of them are worth a row of their own. */
const manyProducts = 12;

type StoreHomeProps = { store: ShopDetail };

/** What one sees who comes into a shop: vouchers, best sellers, then everything. */
export function StoreHome({ store: { shopId, prodCount }, store }: StoreHomeProps) {
  const { formatMessage } = useIntl();
  const best = useQuery(shopQueries.products(useShop(), shopId, { ...sortings.default, page: 1 }));
  return (
    <>
      <StoreVouchers shopId={shopId} few />
      {best.data && prodCount >= manyProducts && (
        <ProductRail
          title={formatMessage(messages.best)}
          products={best.data.records.slice(0, railLength)}
          hrefOf={({ prodId }) => productUrl(prodId)}
          renderHeart={(product) => <CardHeart product={product} />}
          moreHref={`${storeSearch('all')}&sort=sold`}
        />
      )}
      <StoreShelf store={store} />
    </>
  );
}
