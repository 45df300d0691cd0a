import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { readListing } from '#src/domain/listing.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const messages = defineMessages({
  title: { id: 'trendingPage.title', defaultMessage: 'Trending', description: 'Heading of the page' },
});

const ListingPages = sleeping(
  async () => (await import('#src/features/listing/ListingPages.tsx')).ListingPages,
  <ProductGridSkeleton />,
);

/** What sells best in the region now (S2.30): the list that the mall keeps for it. */
export function TrendingPage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { data: tags } = useSuspenseQuery(homeQueries.tags(shop));
  const trending = tags.find(({ kind }) => kind === 'TRENDING');
  const { data } = useQuery({
    ...homeQueries.tagProducts(shop, trending?.tagId ?? 0, readListing(search).page),
    enabled: trending !== undefined,
  });
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      {data && data.records.length > 0 ? (
        <ListingPages products={data.records} total={data.total} pages={data.pages} columns={6} ranked />
      ) : (
        <EmptyList />
      )}
    </>
  );
}
