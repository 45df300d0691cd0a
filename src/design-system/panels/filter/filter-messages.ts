import { defineMessages } from 'react-intl';

/** The words of filters, in the panel and on the chips of what is applied. */
export const filterMessages = defineMessages<{
  freeDelivery: {};
  cashOnDelivery: {};
  inStock: {};
  stars: { stars: number };
  any: {};
  clear: {};
}>({
  freeDelivery: { id: 'filter.freeDelivery', defaultMessage: 'Free delivery', description: 'A filter' },
  cashOnDelivery: { id: 'filter.cod', defaultMessage: 'Cash on delivery', description: 'A filter' },
  inStock: { id: 'filter.inStock', defaultMessage: 'In stock', description: 'A filter' },
  stars: {
    id: 'filter.stars',
    defaultMessage: '{stars, number, ::.0} and up',
    description: 'A filter: at least so many stars',
  },
  any: { id: 'filterPanel.any', defaultMessage: 'Any', description: 'No least rating' },
  clear: { id: 'filter.clear', defaultMessage: 'Clear all', description: 'Button: takes all filters away' },
});
