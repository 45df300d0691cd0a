import { defineMessage } from 'react-intl';

/** How many products a list has: seen in its head, and heard when other filters leave others. */
export const listCount = defineMessage<{ count: number }>({
  id: 'listing.count',
  defaultMessage: '{count, plural, one {# product} other {# products}}',
  description: 'How many products a listing has; heard when other filters leave others',
});
