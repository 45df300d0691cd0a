import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { searchQueries } from '#src/data/search/search.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import { filterCount } from '#src/domain/filter/filter-search.ts';
import { askedFilter, exactly } from '#src/domain/search/asked-filter.ts';
import { readFilters } from '#src/domain/filter/filters.ts';
import { readListing } from '#src/domain/listing/listing.ts';
import { searchUrl } from '#src/domain/urls.ts';
import { Listing } from '#src/features/listing/Listing.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { FoundShops } from './FoundShops.tsx';
import { NothingFound } from './NothingFound.tsx';

const messages = defineMessages({
  tabs: { id: 'searchResults.tabs', defaultMessage: 'What was found', description: 'Name of the tabs' },
  products: { id: 'searchResults.products', defaultMessage: 'Products', description: 'Tab' },
  shops: { id: 'searchResults.shops', defaultMessage: 'Shops', description: 'Tab' },
});

/** What was found: products with their filters, or shops; a better spelling; or what else there is. */
export function SearchResults({ text }: { text: string }) {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const asked = searchQueries.results(shop, text, readListing(search), askedFilter(search));
  const { data } = useQuery({ ...asked, enabled: text !== '' });
  const home = searchUrl(text);
  const hasShops = (data?.shops.length ?? 0) > 0;
  const narrowed = filterCount(filters) > 0;
  const onlyShops = data?.total === 0 && hasShops && !narrowed && !search.has('tab');
  const tab = search.get('tab') === 'shops' || onlyShops ? 'shops' : 'products';
  if (text === '') return <NothingFound text={text} />;
  return (
    <>
      {(hasShops || tab === 'shops') && (
        <div className="pb-5">
          <LinkTabs
            label={formatMessage(messages.tabs)}
            current={tab}
            tabs={[
              {
                key: 'products',
                name: <FormattedMessage {...messages.products} />,
                href: onlyShops ? `${home}&tab=products` : home,
              },
              {
                key: 'shops',
                name: <FormattedMessage {...messages.shops} />,
                href: `${home}&tab=shops`,
              },
            ]}
          />
        </div>
      )}
      {tab === 'shops' ? (
        <FoundShops text={text} />
      ) : (
        <Listing
          key={text}
          text={text}
          also={exactly(search)}
          empty={<NothingFound text={text} />}
          Failed={LoadFailed}
        />
      )}
    </>
  );
}
