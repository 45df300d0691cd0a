import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { searchQueries } from '#src/data/search/search.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { filterQuery, readFilters } from '#src/domain/filters.ts';
import { readListing } from '#src/domain/listing.ts';
import { searchText } from '#src/domain/search-slug.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const messages = defineMessages<{ title: { text: string }; count: { count: number } }>({
  title: {
    id: 'searchPage.title',
    defaultMessage: 'Results for “{text}”',
    description: 'Heading of the results',
  },
  count: {
    id: 'searchPage.count',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'How many products were found',
  },
});

const SearchResults = sleeping(async () => (await import('./SearchResults.tsx')).SearchResults);

/** The results of a search (S2.10); the text stands as it was typed. */
export function SearchPage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const text = searchText(useParams().result ?? '', search.get('q'));
  const { data } = useQuery({
    ...searchQueries.results(shop, text, readListing(search), filterQuery(readFilters(search))),
    enabled: text !== '',
  });
  return (
    <>
      <title>{formatMessage(messages.title, { text })}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={<FormattedMessage {...messages.title} values={{ text }} />}
        note={data && <FormattedMessage {...messages.count} values={{ count: data.total }} />}
      />
      <SearchResults text={text} />
    </>
  );
}
