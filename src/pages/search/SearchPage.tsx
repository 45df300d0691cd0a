import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { searchText } from '#src/domain/search-slug.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages<{ title: { text: string } }>({
  title: {
    id: 'searchPage.title',
    defaultMessage: 'Results for “{text}”',
    description: 'Heading of the results',
  },
});

const exactly = { exact: true } as const;

/** All wake at once: a choice in the one must not find the other asleep. */
const parts = () =>
  Promise.all([
    import('#src/features/listing/ListingCount.tsx'),
    import('./SearchResults.tsx'),
    import('./SearchedInstead.tsx'),
  ]);
const ListingCount = lazyHydrate(async () => (await parts())[0].ListingCount);
const SearchResults = lazyHydrate(
  async () => (await parts())[1].SearchResults,
  <ProductGridSkeleton columns={4} />,
);

const SearchedInstead = lazyHydrate(async () => (await parts())[2].SearchedInstead);

/** The results of a search (S2.10); the text stands as it was typed. */
export function SearchPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const also = search.has('exact') ? exactly : undefined;
  const text = searchText(useParams().result ?? '', search.get('q'));
  return (
    <>
      <title>{formatMessage(messages.title, { text })}</title>
      <PageHeading
        title={<FormattedMessage {...messages.title} values={{ text }} />}
        note={text && <ListingCount text={text} also={also} />}
      />
      {text && <SearchedInstead text={text} also={also} />}
      <SearchResults text={text} />
    </>
  );
}
