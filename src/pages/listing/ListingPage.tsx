import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { searchQueries } from '#src/data/search/search.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { filterQuery, readFilters } from '#src/domain/filter/filters.ts';
import { listingKey, readListing } from '#src/domain/listing/listing.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  all: {
    id: 'listingPage.all',
    defaultMessage: 'All products',
    description: 'Heading of a listing that nothing names',
  },
});

const ListingView = lazyHydrate(
  async () => (await import('./ListingView.tsx')).ListingView,
  <ProductGridSkeleton columns={4} />,
);

/** Any listing that an address describes (S2.13), called by its text, its category or its one brand. */
export function ListingPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const key = listingKey(search);
  const filters = readFilters(search);
  const asked = searchQueries.results(useShop(), key, readListing(search), filterQuery(filters));
  const { data } = useQuery(asked);
  const category = data?.facets.categories.find(({ categoryId }) => categoryId === filters.categoryId);
  const brand =
    filters.brandIds.length === 1 &&
    data?.facets.brands.find(({ brandId }) => brandId === filters.brandIds[0])?.brandName;
  const title = key ?? category?.categoryName ?? (brand || formatMessage(messages.all));
  return (
    <>
      <title>{title}</title>
      <ListingView title={title} text={key} />
    </>
  );
}
