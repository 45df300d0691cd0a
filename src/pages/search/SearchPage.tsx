import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { searchQueries } from '#src/data/search/search.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { NoMatches } from '#src/design-system/empty-states/NoMatches.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { TextLink } from '#src/design-system/primitives/TextLink.tsx';
import { listingPageSize } from '#src/domain/limits.ts';
import { readListing } from '#src/domain/listing.ts';
import { searchText } from '#src/domain/search-slug.ts';
import { searchUrl } from '#src/domain/urls.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const messages = defineMessages<{ title: { text: string }; count: { count: number }; corrected: {} }>({
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
  corrected: {
    id: 'searchPage.corrected',
    defaultMessage: 'Did you mean:',
    description: 'Before a better spelling of the search text, which is a link',
  },
});

const LoadFailed = sleeping(async () => (await import('#src/features/shell/LoadFailed.tsx')).LoadFailed);
const Listing = sleeping(async () => (await import('#src/features/listing/Listing.tsx')).Listing);

/** The results of a search (S2.10); the text stands as it was typed. */
export function SearchPage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const text = searchText(useParams().result ?? '', search.get('q'));
  const results = useQuery({
    ...searchQueries.results(shop, text, readListing(search)),
    enabled: text !== '',
  });
  const popular = useQuery({ ...searchQueries.hot(shop), enabled: results.data?.total === 0 || text === '' });
  const nothing = (
    <NoMatches text={text} popular={(popular.data ?? []).map(({ content }) => content)} hrefOf={searchUrl} />
  );
  const corrected = results.data?.correctedKey;
  return (
    <>
      <title>{formatMessage(messages.title, { text })}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={<FormattedMessage {...messages.title} values={{ text }} />}
        note={results.data && <FormattedMessage {...messages.count} values={{ count: results.data.total }} />}
      />
      {corrected && (
        <p className="pb-4 text-lg">
          <FormattedMessage {...messages.corrected} />{' '}
          <TextLink to={searchUrl(corrected)}>{corrected}</TextLink>
        </p>
      )}
      {text === '' && nothing}
      {text !== '' && results.isPending && <ProductGridSkeleton columns={5} />}
      {results.isError && <LoadFailed onRetry={() => void results.refetch()} />}
      {results.data && (
        <Listing
          products={results.data.records}
          total={results.data.total}
          pages={results.data.pages}
          size={listingPageSize}
          empty={nothing}
        />
      )}
    </>
  );
}
