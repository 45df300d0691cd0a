import { defineMessages } from 'react-intl';

export const addedMessages = defineMessages({
  adding: {
    id: 'cart.adding',
    defaultMessage: 'Adding to cart',
    description: 'Name of the same drawer until the service has answered',
  },
  added: {
    id: 'cart.added',
    defaultMessage: 'Added to cart',
    description: 'Name of the drawer after adding a product; on the cart’s own screen a toast',
  },
});
