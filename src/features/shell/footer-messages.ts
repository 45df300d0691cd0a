import { defineMessages } from 'react-intl';
import { wayMessages } from './way-messages.ts';

const own = defineMessages({
  services: { id: 'siteFooter.services', defaultMessage: 'Services', description: 'Heading of a column' },
  allProducts: {
    id: 'siteFooter.allProducts',
    defaultMessage: 'All products',
    description: 'Link to the free listing (S2.13)',
  },
  orders: { id: 'siteFooter.orders', defaultMessage: 'My mall', description: 'Heading of a column' },
  policies: { id: 'siteFooter.policies', defaultMessage: 'Policies', description: 'Heading of a column' },
  help: { id: 'siteFooter.help', defaultMessage: 'Help', description: 'Heading of a column' },
  follow: {
    id: 'siteFooter.follow',
    defaultMessage: 'Follow us',
    description: 'Heading of the social links (S2.96)',
  },
  app: { id: 'siteFooter.app', defaultMessage: 'The mall on your phone', description: 'Heading of a column' },
  toDeliver: {
    id: 'siteFooter.toDeliver',
    defaultMessage: 'To deliver',
    description: 'Link to a tab of the orders',
  },
  toReceive: {
    id: 'siteFooter.toReceive',
    defaultMessage: 'To receive',
    description: 'Link to a tab of the orders',
  },
  completed: {
    id: 'siteFooter.completed',
    defaultMessage: 'Completed',
    description: 'Link to a tab of the orders',
  },
  favourites: {
    id: 'siteFooter.favourites',
    defaultMessage: 'Favourites',
    description: 'Link to what was saved',
  },
  footprint: {
    id: 'siteFooter.footprint',
    defaultMessage: 'Footprint',
    description: 'Link to the products that were looked at',
  },
  support: { id: 'siteFooter.support', defaultMessage: 'Help and support', description: 'Link (S2.55)' },
  about: { id: 'siteFooter.about', defaultMessage: 'About iCan Mall', description: 'Link' },
  contact: { id: 'siteFooter.contact', defaultMessage: 'Contact us', description: 'Link (S2.95)' },
});

/** Headings and links of the footer. */
export const footerMessages = { ...wayMessages, ...own };
