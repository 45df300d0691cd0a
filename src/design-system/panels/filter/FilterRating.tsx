import { defineMessages, FormattedMessage } from 'react-intl';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import { Chip } from '#src/design-system/primitives/action/Chip.tsx';
import { filterMessages } from './filter-messages.ts';
import type { FilterLayout } from '#src/domain/filter/filter-values.ts';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterStars } from './FilterStars.tsx';

const messages = defineMessages({
  rating: { id: 'filterPanel.rating', defaultMessage: 'Rating', description: 'Group of filters' },
});

type FilterRatingProps = {
  layout: FilterLayout;
  ratings: SearchFacets['ratings'];
  /** The least that is chosen; none without it. */
  value: number | undefined;
  onChange: (stars: number | undefined) => void;
};

/** The least rating: stars below each other, or chips. */
export function FilterRating({ layout, ratings, value, onChange }: FilterRatingProps) {
  return (
    <FilterFrame title={<FormattedMessage {...messages.rating} />}>
      {layout === 'rows' ? (
        <FilterStars ratings={ratings} value={value} onChange={onChange} />
      ) : (
        <div className="flex flex-wrap gap-2 pt-0.5">
          <Chip selected={value === undefined} onClick={() => onChange(undefined)}>
            <FormattedMessage {...filterMessages.any} />
          </Chip>
          {ratings.map(({ stars, count }) => (
            <Chip
              key={stars}
              selected={value === stars}
              count={count}
              disabled={count === 0 && value !== stars}
              onClick={() => onChange(stars)}
            >
              <FormattedMessage {...filterMessages.stars} values={{ stars }} />
            </Chip>
          ))}
        </div>
      )}
    </FilterFrame>
  );
}
