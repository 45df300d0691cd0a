import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { ShopTile } from '#src/design-system/cards/shop/ShopTile.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { aboutShopsSize } from '#src/domain/limits.ts';
import { shopUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: { id: 'aboutShops.title', defaultMessage: 'Some of our shops', description: 'Heading of shops' },
});

/** The shops of the region that are loved most, each under its own name. */
export function AboutShops() {
  const { data, isError, refetch } = useQuery(shopQueries.list(useShop(), aboutShopsSize));
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  if (!data || data.records.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-h2">
        <FormattedMessage {...messages.title} />
      </h2>
      <ul className="grid gap-x-6 nav:grid-cols-3">
        {data.records.map((shop) => (
          <li key={shop.shopId} className="min-w-0">
            <ShopTile shop={shop} href={shopUrl(shop.shopId, shop.shopName)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
