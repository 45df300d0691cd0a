import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { Favourites } from './Favourites.tsx';

const messages = defineMessages({
  title: {
    id: 'collectionPage.title',
    defaultMessage: 'Favourites',
    description: 'Heading of the saved products',
  },
});

/** What the reader has given a heart (S2.28). */
export function CollectionPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <MembersOnly loading={<ProductGridSkeleton columns={5} />}>
        <Favourites />
      </MembersOnly>
    </>
  );
}
