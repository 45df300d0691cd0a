import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import type { CategoryFacet } from '#src/domain/filter/filter-values.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { filterCount } from '#src/domain/filter/filter-search.ts';
import type { Filters } from '#src/domain/filter/filters.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import type { ListingState } from './use-listing.ts';

const FilterSheet = onDemand(
  async () => (await import('#src/design-system/modals/filter/FilterSheet.tsx')).FilterSheet,
);

const messages = defineMessages<{ filter: { count: number } }>({
  filter: {
    id: 'filterButton.filter',
    defaultMessage: '{count, plural, =0 {Filter} other {Filter · #}}',
    description: 'Button that opens the filters, with the number of those in force',
  },
});

type FilterButtonProps = {
  facets: SearchFacets;
  categories: readonly CategoryFacet[];
  filters: Filters;
  listing: ListingState;
};

/** On phones: opens the filters in a sheet, which counts what each choice would leave before it is taken. */
export function FilterButton({ facets, categories, filters, listing }: FilterButtonProps) {
  const [draft, setDraft] = useState<Filters>();
  const count = filterCount(filters);
  const counted = useQuery({ ...listing.draftQuery(draft ?? filters), enabled: draft !== undefined });
  return (
    <>
      <Button
        tone={count > 0 ? 'ink' : 'outline'}
        size="md"
        className="shrink-0 rounded-full! nav:hidden"
        aria-haspopup="dialog"
        onClick={() => setDraft(filters)}
      >
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={2} />
        <FormattedMessage {...messages.filter} values={{ count }} />
      </Button>
      {draft && (
        <FilterSheet
          facets={counted.data?.facets ?? facets}
          categories={counted.data ? listing.offered(counted.data.facets) : categories}
          filters={filters}
          total={counted.data?.total}
          onDraft={setDraft}
          onApply={(next) => {
            setDraft(undefined);
            listing.change(next);
          }}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}
