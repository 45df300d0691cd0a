import { useQuery } from '@tanstack/react-query';
import { searchMoreQueries } from '#src/data/search/search-more.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ShopCardSkeleton } from '#src/design-system/cards/shop/ShopCardSkeleton.tsx';
import { ShopTile } from '#src/design-system/cards/shop/ShopTile.tsx';
import { shopUrl } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { NothingFound } from './NothingFound.tsx';

/** The shops whose name holds the text. */
export function FoundShops({ text }: { text: string }) {
  const { data, isError, refetch } = useQuery(searchMoreQueries.shops(useShop(), text));
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <ShopCardSkeleton />;
  if (data.length === 0) return <NothingFound text={text} />;
  return (
    <ul className="grid gap-x-7 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
      {data.map((shop) => (
        <li key={shop.shopId}>
          <ShopTile shop={shop} href={shopUrl(shop.shopId, shop.shopName)} />
        </li>
      ))}
    </ul>
  );
}
