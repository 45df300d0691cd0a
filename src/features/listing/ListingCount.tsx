import { defineMessages, FormattedMessage } from 'react-intl';
import { type ListingOf, useListing } from './use-listing.ts';

const messages = defineMessages<{ count: { count: number } }>({
  count: {
    id: 'listing.count',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'How many products a listing has; heard when other filters leave others',
  },
});

/** How many products a listing has, as it is narrowed now. */
export function ListingCount(of: ListingOf) {
  const { data } = useListing(of).results;
  return data && <FormattedMessage {...messages.count} values={{ count: data.total }} />;
}
