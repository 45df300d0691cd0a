import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '#src/data/shop.ts';
import { followQueries } from '#src/data/shops/followed-shops.queries.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { FavouritesTabs } from '#src/design-system/tabs/FavouritesTabs.tsx';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { FavouriteProducts } from './FavouriteProducts.tsx';
import { FollowedShops } from './FollowedShops.tsx';
import { ShopsSkeleton } from './ShopsSkeleton.tsx';
import { Waiting } from './Waiting.tsx';

const messages = defineMessages({
  title: {
    id: 'collectionPage.title',
    defaultMessage: 'Favourites',
    description: 'Heading of the saved products and followed shops',
  },
});

const hrefs = {
  products: paths.favourites,
  shops: `${paths.favourites}?tab=shops`,
  waiting: `${paths.favourites}?tab=waiting`,
};

/** What the reader has given a heart, the shops that the reader follows, and the sold-out products that the reader waits for (S2.28). */
export function FavouritesPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const tab = asked === 'shops' || asked === 'waiting' ? asked : 'products';
  const { data: followed } = useQuery({ ...followQueries.ids(useShop()), enabled: useIsMember() });
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <FavouritesTabs
        current={tab}
        hrefs={hrefs}
        counts={followed && followed.length > 0 ? { shops: followed.length } : {}}
      />
      {tab !== 'products' ? (
        <MembersOnly loading={<ShopsSkeleton />}>
          {tab === 'shops' ? <FollowedShops /> : <Waiting />}
        </MembersOnly>
      ) : (
        <div className="pt-4">
          <MembersOnly loading={<ProductGridSkeleton columns={5} />}>
            <FavouriteProducts />
          </MembersOnly>
        </div>
      )}
    </>
  );
}
