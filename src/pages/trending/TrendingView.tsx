import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { catalogTrendingQueries } from '#src/data/catalog/catalog-trending.queries.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { SoldThisWeek } from '#src/design-system/cards/product/SoldThisWeek.tsx';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { ListBand } from '#src/design-system/panels/listing/ListBand.tsx';
import { readTrending, trendingUrl } from '#src/domain/listing/trending.ts';
import { ListingPages } from '#src/features/listing/ListingPages.tsx';
import { ListTabs } from '#src/features/listing/ListTabs.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

const messages = defineMessages<{ title: {}; note: {} }>({
  title: { id: 'trendingPage.title', defaultMessage: 'Trending', description: 'Heading of the page' },
  note: {
    id: 'trendingPage.note',
    defaultMessage: 'Best sellers of the last seven days',
    description: 'Below the heading: by what the list is ranked',
  },
});

/** What sells now, ranked by the pieces of the last seven days, which each card tells. */
export function TrendingView() {
  const shop = useShop();
  const [search] = useSearchParams();
  const { categoryId, page } = readTrending(search);
  const { data: roots } = useSuspenseQuery(catalogQueries.categories(shop, 0, 1));
  const asked = useQuery(catalogTrendingQueries.page(shop, page, categoryId));
  const { data } = asked;
  return (
    <>
      <ListBand
        title={<FormattedMessage {...messages.title} />}
        note={<FormattedMessage {...messages.note} />}
        pictures={(data?.records ?? []).map(({ pic }) => pic)}
      >
        <ListTabs roots={roots} current={categoryId} hrefOf={(one) => trendingUrl(one?.categoryId)} />
      </ListBand>
      {asked.isPending && <ProductGridSkeleton columns={5} />}
      {asked.isError && <LoadFailed onRetry={() => void asked.refetch()} />}
      {data?.records.length === 0 && <EmptyList />}
      {data && data.records.length > 0 && (
        <ListingPages
          products={data.records}
          total={data.total}
          pages={data.pages}
          ranked
          renderMore={({ soldThisWeek }) => <SoldThisWeek count={soldThisWeek} />}
        />
      )}
    </>
  );
}
