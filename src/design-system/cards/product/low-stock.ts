import { defineMessages } from 'react-intl';

/** How few are left, with the same words everywhere. */
export const lowStockMessages = defineMessages<{ few: { count: number } }>({
  few: { id: 'cartLine.few', defaultMessage: 'Only {count, number} left', description: 'Stock is low' },
});
