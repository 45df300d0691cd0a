import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import type { Filters } from '#src/domain/filter/filters.ts';
import { filterMessages } from './filter-messages.ts';
import {
  type CategoryFacet,
  facetless,
  type FilterLayout,
  type FilterSwitch,
  filterSwitches,
  toggled,
} from '#src/domain/filter/filter-values.ts';
import { FilterAttribute } from './FilterAttribute.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterPrice } from './FilterPrice.tsx';
import { FilterRating } from './FilterRating.tsx';

const messages = defineMessages({
  category: { id: 'filterPanel.category', defaultMessage: 'Category', description: 'Group of filters' },
  brand: { id: 'filterPanel.brand', defaultMessage: 'Brand', description: 'Group of filters' },
  price: { id: 'filterPanel.price', defaultMessage: 'Price', description: 'Group of filters' },
  place: { id: 'filterPanel.place', defaultMessage: 'Ships from', description: 'Group of filters' },
  offers: { id: 'filterPanel.offers', defaultMessage: 'Offers', description: 'Group of filters' },
  none: {
    id: 'filterPanel.none',
    defaultMessage: 'No filters here',
    description: 'In place of the filters',
  },
});

export type FilterPanelProps = {
  facets: SearchFacets;
  /** Other categories than those of the facets. */
  categories?: readonly CategoryFacet[];
  /** False where the listing knows no stars. */
  rating?: boolean;
  switches?: readonly FilterSwitch[];
  filters: Filters;
  /** How places, offers and stars are laid out: `rows` unless it is said. */
  layout?: FilterLayout;
  /** False while only the groups of a screen's first view are to be painted: attributes and brands are not among them. */
  whole?: boolean;
  /** Called with all filters after each change. */
  onChange: (filters: Filters) => void;
};

/** What a listing can be narrowed by. Wide screens show it beside the products, phones in `FilterSheet`. */
export function FilterPanel(props: FilterPanelProps) {
  const {
    facets,
    rating = true,
    switches = filterSwitches,
    filters,
    layout = 'rows',
    whole = true,
    onChange,
  } = props;
  const { categories = facets.categories } = props;
  const { formatMessage } = useIntl();
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const { attrs, brands, placesOfOrigin, priceRange, ratings } = facets;
  if (facetless(facets) && categories.length === 0)
    return (
      <p className="py-4 text-fg-2">
        <FormattedMessage {...messages.none} />
      </p>
    );
  return (
    <div data-slot="filter-panel" className="-my-4 grid min-w-0">
      <FilterGroup
        title={<FormattedMessage {...messages.category} />}
        values={categories.map(({ categoryId, categoryName, count }) => ({
          key: categoryId,
          name: categoryName,
          count,
          chosen: categoryId === filters.categoryId,
        }))}
        onToggle={(id) => change({ categoryId: id === filters.categoryId ? undefined : Number(id) })}
      />
      {priceRange && (
        <FilterFrame title={<FormattedMessage {...messages.price} />}>
          <FilterPrice range={priceRange} filters={filters} onChange={change} />
        </FilterFrame>
      )}
      <FilterGroup
        layout={layout}
        title={<FormattedMessage {...messages.place} />}
        values={placesOfOrigin.map(({ value, label, count }) => ({
          key: value,
          name: label,
          count,
          chosen: value === filters.placeOfOrigin,
        }))}
        onToggle={(place) =>
          change({ placeOfOrigin: place === filters.placeOfOrigin ? undefined : String(place) })
        }
      />
      <FilterGroup
        layout={layout}
        title={<FormattedMessage {...messages.offers} />}
        values={switches.map((name) => ({
          key: name,
          name: formatMessage(filterMessages[name]),
          count: facets[name],
          chosen: filters[name],
        }))}
        onToggle={(key) => {
          const name = switches.find((one) => one === key);
          if (name) change({ [name]: !filters[name] });
        }}
      />
      {rating && ratings.length > 0 && (
        <FilterRating
          layout={layout}
          ratings={ratings}
          value={filters.minRating}
          onChange={(minRating) => change({ minRating })}
        />
      )}
      {whole && (
        <>
          {attrs.map((attr) => (
            <FilterAttribute
              key={attr.attrId}
              attr={attr}
              chosen={filters.attrValueIds}
              onToggle={(id) => change({ attrValueIds: toggled(filters.attrValueIds, id) })}
            />
          ))}
          <FilterGroup
            title={<FormattedMessage {...messages.brand} />}
            values={brands.map(({ brandId, brandName, count }) => ({
              key: brandId,
              name: brandName,
              count,
              chosen: filters.brandIds.includes(brandId),
            }))}
            onToggle={(id) => change({ brandIds: toggled(filters.brandIds, Number(id)) })}
          />
        </>
      )}
    </div>
  );
}
