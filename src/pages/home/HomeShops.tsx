import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { ShopCard } from '#src/design-system/cards/shop/ShopCard.tsx';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { homeShopsSize } from '#src/domain/limits.ts';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { productUrl, shopUrl } from '#src/domain/urls.ts';
import { ShopFollow } from '#src/features/followed-shops/ShopFollow.tsx';

const messages = defineMessages({
  title: { id: 'homeShops.title', defaultMessage: 'Open doors', description: 'Heading on home: shops' },
});

/** The shops that are loved most, without what they sell: that may stand elsewhere on home (S1.3). */
export function HomeShops({ whole = true }: { whole?: boolean }) {
  const id = useId();
  const { data, isError, refetch } = useQuery(shopQueries.list(useShop(), homeShopsSize));
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  if (!data || data.records.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<FormattedMessage {...messages.title} />} />
      <ul
        aria-labelledby={id}
        className="rail nav:mx-0 nav:grid nav:grid-cols-2 nav:gap-4 nav:px-0 xl:grid-cols-4"
      >
        {data.records.slice(0, whole ? undefined : 1).map((shop) => (
          <li key={shop.shopId} className="w-72 shrink-0 snap-start nav:w-auto nav:min-w-0">
            <KeptPart name="home shop" of={[shop]}>
              <ShopCard
                shop={shop}
                href={shopUrl(shop.shopId, shop.shopName)}
                products={[]}
                productHrefOf={({ prodId }) => productUrl(prodId)}
                action={<ShopFollow shop={shop} />}
              />
            </KeptPart>
          </li>
        ))}
      </ul>
    </section>
  );
}
