import { useSearchParams } from 'react-router-dom';
import type { ShopDetail } from '#openapi/schema.gen.ts';
import { ShopHeader } from '#src/design-system/panels/shop/ShopHeader.tsx';
import { ShopTabs } from '#src/design-system/tabs/ShopTabs.tsx';
import { readShopView, shopSearch } from '#src/domain/shop/shop-view.ts';
import { productUrl } from '#src/domain/urls.ts';
import { useChatWith } from '#src/features/chat/use-chat-with.ts';
import { ShopFollow } from '#src/features/followed-shops/ShopFollow.tsx';
import { ShopAbout } from './ShopAbout.tsx';
import { ShopHome } from './ShopHome.tsx';
import { ProductsOfShop } from './ProductsOfShop.tsx';
import { useBestSellers } from './use-best-sellers.ts';
import { VouchersOfShop } from './VouchersOfShop.tsx';

/** The open door and the windows beside it. */
const windows = 3;

type ShopViewProps = { store: ShopDetail };

/** The head of a shop and the part of it that the address names. */
export function ShopView({ store }: ShopViewProps) {
  const [search] = useSearchParams();
  const { tab } = readShopView(search);
  const chatWith = useChatWith();
  const best = useBestSellers(store.shopId);
  return (
    <div className="flex flex-col gap-6 pb-10 nav:gap-8">
      <ShopHeader
        shop={store}
        products={best.slice(0, windows)}
        hrefOf={({ prodId }) => productUrl(prodId)}
        closed={!store.open}
        action={<ShopFollow shop={store} size="lg" onWall />}
        onChat={() => chatWith(store.shopId)}
      >
        <ShopTabs
          current={tab}
          hrefs={{
            home: shopSearch('home'),
            all: shopSearch('all'),
            new: shopSearch('new'),
            vouchers: shopSearch('vouchers'),
            ...(store.intro && { about: shopSearch('about') }),
          }}
          counts={{ all: store.prodCount }}
        />
      </ShopHeader>
      {tab === 'home' && <ShopHome store={store} />}
      {(tab === 'all' || tab === 'new') && <ProductsOfShop store={store} />}
      {tab === 'vouchers' && <VouchersOfShop shopId={store.shopId} />}
      {tab === 'about' && <ShopAbout store={store} />}
    </div>
  );
}
