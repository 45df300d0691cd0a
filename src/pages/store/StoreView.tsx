import { useSearchParams } from 'react-router-dom';
import type { ShopDetail } from '#openapi/schema.gen.ts';
import { ShopHeader } from '#src/design-system/cards/ShopHeader.tsx';
import { StoreTabs } from '#src/design-system/tabs/StoreTabs.tsx';
import { readStoreView, storeSearch } from '#src/domain/store-view.ts';
import { useChatWith } from '#src/features/chat/use-chat-with.ts';
import { ShopFollow } from '#src/features/follow/ShopFollow.tsx';
import { StoreAbout } from './StoreAbout.tsx';
import { StoreHome } from './StoreHome.tsx';
import { StoreShelf } from './StoreShelf.tsx';
import { StoreVouchers } from './StoreVouchers.tsx';

type StoreViewProps = { store: ShopDetail };

/** The head of a shop and the part of it that the address names. */
export function StoreView({ store }: StoreViewProps) {
  const [search] = useSearchParams();
  const { tab } = readStoreView(search);
  const chatWith = useChatWith();
  return (
    <div className="flex flex-col gap-6 pb-10 nav:gap-8">
      <ShopHeader
        shop={store}
        closed={!store.open}
        action={<ShopFollow shop={store} size="lg" />}
        onChat={() => chatWith(store.shopId)}
      >
        <StoreTabs
          current={tab}
          hrefs={{
            home: storeSearch('home'),
            all: storeSearch('all'),
            new: storeSearch('new'),
            vouchers: storeSearch('vouchers'),
            ...(store.intro && { about: storeSearch('about') }),
          }}
          counts={{ all: store.prodCount }}
        />
      </ShopHeader>
      {tab === 'home' && <StoreHome store={store} />}
      {(tab === 'all' || tab === 'new') && <StoreShelf store={store} />}
      {tab === 'vouchers' && <StoreVouchers shopId={store.shopId} />}
      {tab === 'about' && <StoreAbout store={store} />}
    </div>
  );
}
