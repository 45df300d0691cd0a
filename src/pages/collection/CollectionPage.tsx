import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '#src/data/shop.ts';
import { followQueries } from '#src/data/shops/follows.queries.ts';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { CollectionTabs } from '#src/design-system/tabs/CollectionTabs.tsx';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { Favourites } from './Favourites.tsx';
import { FollowedShops } from './FollowedShops.tsx';
import { ShopsSkeleton } from './ShopsSkeleton.tsx';

const messages = defineMessages({
  title: {
    id: 'collectionPage.title',
    defaultMessage: 'Favourites',
    description: 'Heading of the saved products and followed shops',
  },
});

const hrefs = { products: paths.favourites, shops: `${paths.favourites}?tab=shops` };

/** What the reader has given a heart, and the shops that the reader follows (S2.28). */
export function CollectionPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'shops' ? 'shops' : 'products';
  const { data: followed } = useQuery({ ...followQueries.ids(useShop()), enabled: useIsMember() });
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <CollectionTabs
        current={tab}
        hrefs={hrefs}
        counts={followed && followed.length > 0 ? { shops: followed.length } : {}}
      />
      {tab === 'shops' ? (
        <MembersOnly loading={<ShopsSkeleton />}>
          <FollowedShops />
        </MembersOnly>
      ) : (
        <div className="pt-4">
          <MembersOnly loading={<ProductGridSkeleton columns={5} />}>
            <Favourites />
          </MembersOnly>
        </div>
      )}
    </>
  );
}
