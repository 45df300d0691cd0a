import { defineMessages, FormattedMessage } from 'react-intl';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import { Chip } from '../primitives/Chip.tsx';
import { RangeSlider } from '../primitives/RangeSlider.tsx';
import { filterMessages } from './filter-messages.ts';
import { type Filters } from '#src/domain/filters.ts';
import {
  type CategoryFacet,
  facetless,
  type FilterSwitch,
  filterSwitches,
  toggled,
} from './filter-values.ts';
import { FilterGroup } from './FilterGroup.tsx';

const messages = defineMessages({
  category: { id: 'filterPanel.category', defaultMessage: 'Category', description: 'Group of filters' },
  brand: { id: 'filterPanel.brand', defaultMessage: 'Brand', description: 'Group of filters' },
  price: { id: 'filterPanel.price', defaultMessage: 'Price', description: 'Group of filters' },
  place: { id: 'filterPanel.place', defaultMessage: 'Ships from', description: 'Group of filters' },
  rating: { id: 'filterPanel.rating', defaultMessage: 'Rating', description: 'Group of filters' },
  any: { id: 'filterPanel.any', defaultMessage: 'Any', description: 'No least rating' },
  offers: { id: 'filterPanel.offers', defaultMessage: 'Offers', description: 'Group of filters' },
  none: {
    id: 'filterPanel.none',
    defaultMessage: 'Nothing here to narrow by',
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
  /** Called with all filters after each change. */
  onChange: (filters: Filters) => void;
};

const group = 'min-w-0 border-b border-line py-4 last:border-0';
const legend = 'float-left mb-2 w-full text-base font-semibold';
const chips = 'clear-both flex flex-wrap gap-2';

/** What a listing can be narrowed by. Wide screens show it beside the products, phones in `FilterSheet`. */
export function FilterPanel(props: FilterPanelProps) {
  const { facets, rating = true, switches = filterSwitches, filters, onChange } = props;
  const { categories = facets.categories } = props;
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const { attrs, brands, placesOfOrigin, priceRange } = facets;
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
        <fieldset className={group}>
          <legend className={legend}>
            <FormattedMessage {...messages.price} />
          </legend>
          <div className="clear-both">
            <RangeSlider
              range={priceRange}
              min={filters.minPrice}
              max={filters.maxPrice}
              onChange={({ min, max }) =>
                change({
                  minPrice: min > priceRange.min.amount ? min : undefined,
                  maxPrice: max < priceRange.max.amount ? max : undefined,
                })
              }
            />
          </div>
        </fieldset>
      )}
      {placesOfOrigin.length > 0 && (
        <fieldset className={group}>
          <legend className={legend}>
            <FormattedMessage {...messages.place} />
          </legend>
          <div className={chips}>
            {placesOfOrigin.map(({ value, label, count }) => {
              const chosen = value === filters.placeOfOrigin;
              return (
                <Chip
                  key={value}
                  selected={chosen}
                  count={count}
                  disabled={count === 0 && !chosen}
                  onClick={() => change({ placeOfOrigin: chosen ? undefined : value })}
                >
                  {label}
                </Chip>
              );
            })}
          </div>
        </fieldset>
      )}
      {switches.length > 0 && (
        <fieldset className={group}>
          <legend className={legend}>
            <FormattedMessage {...messages.offers} />
          </legend>
          <div className={chips}>
            {switches.map((name) => (
              <Chip
                key={name}
                selected={filters[name]}
                count={facets[name]}
                disabled={facets[name] === 0 && !filters[name]}
                onClick={() => change({ [name]: !filters[name] })}
              >
                <FormattedMessage {...filterMessages[name]} />
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {rating && facets.ratings.length > 0 && (
        <fieldset className={group}>
          <legend className={legend}>
            <FormattedMessage {...messages.rating} />
          </legend>
          <div className={chips}>
            <Chip selected={filters.minRating === undefined} onClick={() => change({ minRating: undefined })}>
              <FormattedMessage {...messages.any} />
            </Chip>
            {facets.ratings.map(({ stars, count }) => (
              <Chip
                key={stars}
                selected={filters.minRating === stars}
                count={count}
                disabled={count === 0 && filters.minRating !== stars}
                onClick={() => change({ minRating: stars })}
              >
                <FormattedMessage {...filterMessages.stars} values={{ stars }} />
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
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
      {attrs.map(({ attrId, attrName, attrNameLang, values }) => (
        <FilterGroup
          key={attrId}
          title={<span lang={attrNameLang}>{attrName}</span>}
          values={values.map(({ attrValueId, value, valueLang, count }) => ({
            key: attrValueId,
            name: value,
            lang: valueLang,
            count,
            chosen: filters.attrValueIds.includes(attrValueId),
          }))}
          onToggle={(id) => change({ attrValueIds: toggled(filters.attrValueIds, Number(id)) })}
        />
      ))}
    </div>
  );
}
