import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Money, SearchFacets } from '#openapi/schema.gen.ts';
import { AppliedChip } from '#src/design-system/primitives/action/AppliedChip.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { appliedFilters } from '#src/domain/filter/applied-filters.ts';
import { filterMessages } from './filter-messages.ts';
import { type Filters, noFilters } from '#src/domain/filter/filters.ts';
import { type CategoryFacet } from '#src/domain/filter/filter-values.ts';

const messages = defineMessages<{
  label: {};
  between: { min: string; max: string };
  from: { min: string };
  upTo: { max: string };
}>({
  label: { id: 'activeFilters.label', defaultMessage: 'Active filters', description: 'Name of the list' },
  between: {
    id: 'activeFilters.between',
    defaultMessage: '{min} – {max}',
    description: 'A filter: from a price to a price',
  },
  from: { id: 'activeFilters.from', defaultMessage: 'From {min}', description: 'A filter: least price' },
  upTo: { id: 'activeFilters.upTo', defaultMessage: 'Up to {max}', description: 'A filter: highest price' },
});

type ActiveFiltersProps = {
  filters: Filters;
  facets: SearchFacets;
  categories?: readonly CategoryFacet[];
  currency: Money['currency'];
  /** Called with what is left. */
  onChange: (filters: Filters) => void;
};

/** What narrows a listing, one chip each, and a button that takes all of it away. */
export function ActiveFilters({
  filters,
  facets,
  categories = facets.categories,
  currency,
  onChange,
}: ActiveFiltersProps) {
  const intl = useIntl();
  const applied = appliedFilters(filters, facets, categories);
  if (applied.length === 0) return null;
  return (
    <div data-slot="active-filters" className="flex min-w-0 flex-wrap items-center gap-2">
      <ul aria-label={intl.formatMessage(messages.label)} className="contents">
        {applied.map(({ key, name, without }) => (
          <li key={key} className="max-w-full min-w-0">
            <AppliedChip onRemove={() => onChange(without)}>
              {name ?? wordsOf(intl, key, filters, currency)}
            </AppliedChip>
          </li>
        ))}
      </ul>
      <Button tone="ghost" size="md" onClick={() => onChange(noFilters)}>
        <FormattedMessage {...filterMessages.clear} />
      </Button>
    </div>
  );
}

function wordsOf(intl: IntlShape, key: string, filters: Filters, currency: Money['currency']) {
  const { minPrice, maxPrice, minRating } = filters;
  const money = (amount: number) => moneyParts(intl, { amount, currency }).plain;
  if (key === 'rating') return intl.formatMessage(filterMessages.stars, { stars: minRating ?? 0 });
  if (key === 'freeDelivery' || key === 'cashOnDelivery' || key === 'inStock')
    return intl.formatMessage(filterMessages[key]);
  if (minPrice === undefined) return intl.formatMessage(messages.upTo, { max: money(maxPrice ?? 0) });
  return maxPrice === undefined
    ? intl.formatMessage(messages.from, { min: money(minPrice) })
    : intl.formatMessage(messages.between, { min: money(minPrice), max: money(maxPrice) });
}
