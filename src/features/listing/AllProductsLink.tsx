import { defineMessages, FormattedMessage } from 'react-intl';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { allProductsUrl, filterCount } from '#src/domain/filter/filter-search.ts';
import type { Filters } from '#src/domain/filter/filters.ts';

const messages = defineMessages<{ all: { narrowed: string } }>({
  all: {
    id: 'allProductsLink.all',
    defaultMessage: '{narrowed, select, yes {All products with these filters} other {All products}}',
    description: 'Link at the foot of a category’s or a search’s products, to those of the whole mall',
  },
});

type AllProductsLinkProps = { search: URLSearchParams; filters: Filters };

/** From a category or a search to the whole mall, narrowed and sorted as here (S2.13). */
export function AllProductsLink({ search, filters }: AllProductsLinkProps) {
  return (
    <p className="flex justify-center pt-2">
      <LinkButton tone="outline" to={allProductsUrl(search, filters)}>
        <FormattedMessage {...messages.all} values={{ narrowed: filterCount(filters) > 0 ? 'yes' : 'no' }} />
      </LinkButton>
    </p>
  );
}
