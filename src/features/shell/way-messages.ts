import { defineMessages } from 'react-intl';

/** The ways through the mall that header and footer both name. */
export const wayMessages = defineMessages({
  categories: {
    id: 'siteHeader.all',
    defaultMessage: 'All categories',
    description: 'First link of the row, and of the footer',
  },
  trending: {
    id: 'siteHeader.trending',
    defaultMessage: 'Trending',
    description: 'Link of the row and of the footer',
  },
  groupBuy: {
    id: 'siteHeader.groupBuy',
    defaultMessage: 'Group buy',
    description: 'Link of the row and of the footer',
  },
  vouchers: {
    id: 'siteHeader.vouchers',
    defaultMessage: 'Vouchers',
    description: 'Link of the row and of the footer',
  },
  discover: {
    id: 'siteHeader.discover',
    defaultMessage: 'Discover',
    description: 'Link of the row and of the footer: what is new',
  },
});
