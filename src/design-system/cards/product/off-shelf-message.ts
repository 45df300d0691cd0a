import { defineMessages } from 'react-intl';

export const offShelfMessages = defineMessages({
  offShelf: {
    id: 'offShelf.label',
    defaultMessage: 'No longer available',
    description: 'Label on the picture of a kept product that is sold nowhere any more',
  },
});
