import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { endOf } from '#src/data/paging.ts';
import { useShop } from '#src/data/shop.ts';
import { followQueries } from '#src/data/shops/followed-shops.queries.ts';
import { FollowButton } from '#src/design-system/cards/shop/FollowButton.tsx';
import { ShopCard } from '#src/design-system/cards/shop/ShopCard.tsx';
import { EmptyFollows } from '#src/design-system/empty-states/EmptyFollows.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { paths, productUrl, shopUrl } from '#src/domain/urls.ts';
import { useUnfollow } from '#src/features/followed-shops/use-unfollow.ts';
import { focusNeighbour } from '#src/features/listing/focus-neighbour.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { ShopsSkeleton } from './ShopsSkeleton.tsx';

const messages = defineMessages({
  label: {
    id: 'followedShops.label',
    defaultMessage: 'Shops you follow',
    description: 'Name of the list of followed shops',
  },
});

/** The shops that the reader follows, the latest first, each with what it sells here and the way to let it go. */
export function FollowedShops() {
  const { formatMessage } = useIntl();
  const list = useInfiniteQuery(followQueries.list(useShop()));
  const { gone, letGo } = useUnfollow();
  if (list.isPending) return <ShopsSkeleton />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const kept = list.data.pages.flatMap(({ records }) => records);
  const shops = kept.filter(({ shopId }) => !gone.has(shopId));
  if (shops.length === 0 && !list.hasNextPage) return <EmptyFollows href={paths.home} />;
  return (
    <>
      <ul
        aria-label={formatMessage(messages.label)}
        className="grid gap-4 pt-4 md:grid-cols-2 nav:pt-6 xl:grid-cols-3"
      >
        {shops.map(({ products, open, ...shop }) => (
          <li key={shop.shopId} className="min-w-0">
            <ShopCard
              shop={shop}
              href={shopUrl(shop.shopId, shop.shopName)}
              level={2}
              products={products}
              productHrefOf={({ prodId }) => productUrl(prodId)}
              closed={!open}
              action={
                <FollowButton
                  shopName={shop.shopName}
                  followed
                  onChange={() => {
                    focusNeighbour();
                    void letGo(shop);
                  }}
                />
              }
            />
          </li>
        ))}
      </ul>
      <InfiniteEnd
        status={endOf(list)}
        count={shops.length}
        onMore={() => void list.fetchNextPage()}
        onTop={toTop}
      />
    </>
  );
}
