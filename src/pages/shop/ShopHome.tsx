import { defineMessages, useIntl } from 'react-intl';
import type { ShopDetail } from '#openapi/schema.gen.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { shopSearch } from '#src/domain/shop/shop-view.ts';
import { productUrl } from '#src/domain/urls.ts';
import { RoomToBuy } from '#src/features/cart/RoomToBuy.tsx';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { ShopDoors } from './ShopDoors.tsx';
import { ReviewsOfShop } from './ReviewsOfShop.tsx';
import { ProductsOfShop } from './ProductsOfShop.tsx';
import { VouchersOfShop } from './VouchersOfShop.tsx';
import { useBestSellers } from './use-best-sellers.ts';

const messages = defineMessages({
  best: { id: 'storeHome.best', defaultMessage: 'Best sellers', description: 'Heading in a shop' },
});

const railLength = 6;

/** From so many products on, the best of them are worth a row of their own. */
const manyProducts = 12;

type ShopHomeProps = { store: ShopDetail };

/** What one sees who comes into a shop: vouchers, best sellers, its room, what buyers say, then everything. */
export function ShopHome({ store: { shopId, prodCount }, store }: ShopHomeProps) {
  const { formatMessage } = useIntl();
  const best = useBestSellers(shopId);
  return (
    <>
      <VouchersOfShop shopId={shopId} few />
      <ShopDoors categories={store.categories} />
      {best.length > 0 && prodCount >= manyProducts && (
        <ProductRail
          title={formatMessage(messages.best)}
          products={best.slice(0, railLength)}
          hrefOf={({ prodId }) => productUrl(prodId)}
          renderHeart={(product) => <CardHeart product={product} />}
          moreHref={`${shopSearch('all')}&sort=sold`}
        />
      )}
      {store.room && <RoomToBuy room={store.room} />}
      <ReviewsOfShop shopId={shopId} />
      <ProductsOfShop store={store} />
    </>
  );
}
