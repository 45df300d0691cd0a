import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { ListBand } from '#src/design-system/panels/listing/ListBand.tsx';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import { readListing } from '#src/domain/listing/listing.ts';
import { tagUrl } from '#src/domain/urls.ts';
import { listCount } from '#src/features/listing/list-count.ts';
import { ListingPages } from '#src/features/listing/ListingPages.tsx';

const messages = defineMessages({
  label: {
    id: 'tagPage.label',
    defaultMessage: 'Picked for you',
    description: 'Name of the tabs: lists of the mall',
  },
});

/** A hand-picked list, with the way to the others of its kind. */
export function TagView({ tagId }: { tagId: number }) {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { data: tags } = useSuspenseQuery(homeQueries.tags(shop));
  const { data } = useSuspenseQuery(homeQueries.tagProducts(shop, tagId, readListing(search).page));
  const own = tags.find((tag) => tag.tagId === tagId);
  const others = tags.filter(({ kind }) => (kind === 'SERVICE') === (own?.kind === 'SERVICE'));
  return (
    <>
      <ListBand
        title={own?.title ?? ''}
        note={<FormattedMessage {...listCount} values={{ count: data.total }} />}
        pictures={data.records.map(({ pic }) => pic)}
      >
        {own && others.length > 1 && (
          <LinkTabs
            label={formatMessage(messages.label)}
            current={String(tagId)}
            tabs={others.map((tag) => ({
              key: String(tag.tagId),
              name: tag.title,
              href: tagUrl(tag.tagId, tag.title),
            }))}
          />
        )}
      </ListBand>
      {data.records.length > 0 ? (
        <ListingPages products={data.records} total={data.total} pages={data.pages} />
      ) : (
        <EmptyList />
      )}
    </>
  );
}
