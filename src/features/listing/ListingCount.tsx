import { FormattedMessage } from 'react-intl';
import { listCount } from './list-count.ts';
import { type ListingOf, useListing } from './use-listing.ts';

/** How many products a listing has, as it is narrowed now. */
export function ListingCount(of: ListingOf) {
  const { data } = useListing(of).results;
  return data && <FormattedMessage {...listCount} values={{ count: data.total }} />;
}
