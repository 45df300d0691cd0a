import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { categoryPath } from '#src/domain/category-tree.ts';
import { readListing } from '#src/domain/listing.ts';
import { trailingId } from '#src/domain/urls.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const messages = defineMessages({
  title: { id: 'discoverPage.title', defaultMessage: 'Discover', description: 'Heading of the page' },
});

const LoadFailed = sleeping(async () => (await import('#src/features/shell/LoadFailed.tsx')).LoadFailed);
/** Both wake at once: a choice in the one must not find the other asleep. */
const parts = () =>
  Promise.all([import('./DiscoverTabs.tsx'), import('#src/features/listing/ListingPages.tsx')]);
const DiscoverTabs = sleeping(async () => (await parts())[0].DiscoverTabs);
const ListingPages = sleeping(async () => (await parts())[1].ListingPages);

/** What is new, of the whole mall or of one category (S2.34, S2.35). */
export function DiscoverPage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const categoryId = trailingId(useParams().category);
  const { data: tree } = useSuspenseQuery(catalogQueries.categories(shop, 0, 3));
  const news = useQuery(searchQueries.newest(shop, readListing(search).page, categoryId));
  const way = categoryId === undefined ? [] : categoryPath(tree, categoryId);
  const title = way.at(-1)?.categoryName ?? formatMessage(messages.title);
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} />
      <div className="pb-5">
        <DiscoverTabs key={categoryId} roots={tree} current={way[0]?.categoryId} />
      </div>
      {news.isPending && <ProductGridSkeleton columns={6} />}
      {news.isError && <LoadFailed onRetry={() => void news.refetch()} />}
      {news.data?.total === 0 && <EmptyList />}
      {news.data && news.data.records.length > 0 && (
        <ListingPages
          products={news.data.records}
          total={news.data.total}
          pages={news.data.pages}
          columns={6}
        />
      )}
    </>
  );
}
