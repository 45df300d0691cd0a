import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { searchText } from '#src/domain/search-slug.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const messages = defineMessages<{ title: { text: string } }>({
  title: {
    id: 'searchPage.title',
    defaultMessage: 'Results for “{text}”',
    description: 'Heading of the results',
  },
});

/** Both wake at once: a choice in the one must not find the other asleep. */
const parts = () =>
  Promise.all([import('#src/features/listing/ListingCount.tsx'), import('./SearchResults.tsx')]);
const ListingCount = sleeping(async () => (await parts())[0].ListingCount);
const SearchResults = sleeping(
  async () => (await parts())[1].SearchResults,
  <ProductGridSkeleton columns={4} />,
);

/** The results of a search (S2.10); the text stands as it was typed. */
export function SearchPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const text = searchText(useParams().result ?? '', search.get('q'));
  return (
    <>
      <title>{formatMessage(messages.title, { text })}</title>
      <PageHeading
        title={<FormattedMessage {...messages.title} values={{ text }} />}
        note={text && <ListingCount text={text} />}
      />
      <SearchResults text={text} />
    </>
  );
}
