import type { ComponentType, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ActiveFilters } from '#src/design-system/panels/filter/ActiveFilters.tsx';
import { FilterPanel } from '#src/design-system/panels/filter/FilterPanel.tsx';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { NoneMatch } from '#src/design-system/empty-states/NoneMatch.tsx';
import { ListingSortTabs } from '#src/design-system/tabs/ListingSortTabs.tsx';
import { filterCount } from '#src/domain/filter/filter-search.ts';
import { noFilters } from '#src/domain/filter/filters.ts';
import { listingSearch, sortWord } from '#src/domain/listing/listing.ts';
import { paths } from '#src/domain/urls.ts';
import { AllProductsLink } from './AllProductsLink.tsx';
import { FilterButton } from './FilterButton.tsx';
import { ListingCount } from './ListingCount.tsx';
import { ListingPages } from './ListingPages.tsx';
import { PastEnd } from './PastEnd.tsx';
import { type ListingOf, useListing } from './use-listing.ts';
import { WhenNear } from './WhenNear.tsx';

const messages = defineMessages({
  filters: { id: 'listing.filters', defaultMessage: 'Filters', description: 'Name of the filters' },
});

type ListingProps = ListingOf & {
  /** What stands there when nothing is listed and nothing narrows it. */
  empty: ReactNode;
  /** What stands there when the products cannot be had, with the way to ask again. */
  Failed: ComponentType<{ onRetry: () => void }>;
};

/** Products with what narrows and sorts them: beside them on wide screens, in a sheet on phones. All of it is in the address. */
export function Listing({ empty, Failed, ...of }: ListingProps) {
  const { formatMessage } = useIntl();
  const listing = useListing(of);
  const { results, filters, search, change, changing } = listing;
  const { data } = results;
  const { pathname } = useLocation();
  if (results.isError) return <Failed onRetry={() => void results.refetch()} />;
  if (!data) return <ProductGridSkeleton columns={5} />;
  const narrowed = filterCount(filters) > 0;
  if (data.total === 0 && !narrowed) return empty;
  const currency = data.facets.priceRange?.min.currency ?? data.records[0]?.price.currency ?? 'LKR';
  const first = listingSearch(search, { page: 1 }) || '?';
  const nothing =
    data.total > 0 ? <PastEnd firstHref={first} /> : <NoneMatch onClear={() => change(noFilters)} />;
  const panel = { facets: data.facets, categories: listing.offered(data.facets), filters };
  return (
    <div className="grid items-start gap-x-7 nav:grid-cols-[16.5rem_minmax(0,1fr)]">
      <aside aria-label={formatMessage(messages.filters)} className="max-nav:hidden">
        <WhenNear keepsHeight>
          {(whole) => <FilterPanel {...panel} whole={whole} onChange={change} />}
        </WhenNear>
      </aside>
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex min-w-0 items-center">
          <FilterButton {...panel} listing={listing} />
          <div className="min-w-0 grow max-nav:pl-(--page-x)">
            <ListingSortTabs
              current={sortWord(search)}
              hrefOf={(sort) => listingSearch(search, { sort }) || '?'}
            />
          </div>
        </div>
        <ActiveFilters {...panel} currency={currency} onChange={change} />
        <output className="sr-only">
          <ListingCount {...of} />
        </output>
        <div
          aria-busy={changing}
          className={changing ? '[&_img]:opacity-60 [&_img]:transition-opacity [&_img]:delay-200' : undefined}
        >
          {data.records.length > 0 ? (
            <ListingPages products={data.records} total={data.total} pages={data.pages} columns={4} />
          ) : (
            nothing
          )}
        </div>
        {pathname !== paths.listing && (
          <AllProductsLink
            search={search}
            filters={of.categoryId === undefined ? filters : { ...filters, categoryId: undefined }}
          />
        )}
      </div>
    </div>
  );
}
