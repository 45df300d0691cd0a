import { defineMessages } from 'react-intl';

/** Words for search engines and shared links. No browser loads them: only the server writes heads. */
export const words = defineMessages<{
  home: {};
  homeText: {};
  categoriesName: {};
  categories: {};
  category: { name: string };
  listing: {};
  tag: { title: string };
  trending: {};
  discover: {};
  discoverCategory: { name: string };
  store: { name: string };
  groupBuy: {};
  vouchers: {};
  search: { text: string };
  notifications: {};
  contact: {};
  help: {};
  helpTitle: {};
  agreement: { title: string };
  about: {};
  credits: {};
}>({
  home: { id: 'head.home', defaultMessage: 'Home', description: 'First step of the way to a page' },
  homeText: {
    id: 'head.homeText',
    defaultMessage:
      'Shops from Sri Lanka, China, Laos and Türkiye, prices in your currency, cash on delivery.',
    description: 'Description of home for search engines',
  },
  categoriesName: {
    id: 'head.categoriesName',
    defaultMessage: 'All categories',
    description: 'First step of the way to a category',
  },
  categories: {
    id: 'head.categories',
    defaultMessage:
      'Every category of iCan Mall at a glance: electronics, fashion, home, beauty, food and more.',
    description: 'Description of the directory of categories for search engines',
  },
  category: {
    id: 'head.category',
    defaultMessage: '{name} at iCan Mall: prices in your currency, buyer ratings, delivery to your door.',
    description: 'Description of a category for search engines',
  },
  listing: {
    id: 'head.listing',
    defaultMessage:
      'Everything that iCan Mall sells, with prices in your currency and delivery to your door.',
    description: 'Description of the list of all products for search engines',
  },
  tag: {
    id: 'head.tag',
    defaultMessage: '{title}: products picked for you at iCan Mall.',
    description: 'Description of a hand-picked list for search engines',
  },
  trending: {
    id: 'head.trending',
    defaultMessage: 'Deals that everybody is looking at right now, at iCan Mall.',
    description: 'Description of the trending deals for search engines',
  },
  discover: {
    id: 'head.discover',
    defaultMessage: 'What is new at iCan Mall, from every category.',
    description: 'Description of the newest products for search engines',
  },
  discoverCategory: {
    id: 'head.discoverCategory',
    defaultMessage: 'What is new in {name} at iCan Mall.',
    description: 'Description of the newest products of a category for search engines',
  },
  store: {
    id: 'head.store',
    defaultMessage: '{name} at iCan Mall: all its products, vouchers and ratings.',
    description: 'Description of a shop for search engines',
  },
  vouchers: {
    id: 'head.vouchers',
    defaultMessage:
      'Vouchers of the mall, its shops and products: collect them here, the best ones are applied at checkout automatically.',
    description: 'Description of the page of vouchers for search engines',
  },
  groupBuy: {
    id: 'head.groupBuy',
    defaultMessage: 'Buy together and pay less: group buys at iCan Mall that run now or start soon.',
    description: 'Description of the group buys for search engines',
  },
  search: {
    id: 'head.search',
    defaultMessage: 'What iCan Mall has for “{text}”.',
    description: 'Description of the results of a search, for shared links',
  },
  notifications: {
    id: 'head.notifications',
    defaultMessage: 'News of iCan Mall in your region: delivery, vouchers and group buys.',
    description: 'Description of the announcements for search engines',
  },
  help: {
    id: 'head.help',
    defaultMessage: 'Answers about ordering, payment, delivery, returns and your account at iCan Mall.',
    description: 'Description of the page of help for search engines',
  },
  helpTitle: { id: 'head.helpTitle', defaultMessage: 'Help', description: 'Step of the way to an answer' },
  contact: {
    id: 'head.contact',
    defaultMessage: 'How to reach iCan Mall: email, phone, hours and address.',
    description: 'Description of the page of contacts for search engines',
  },
  agreement: {
    id: 'head.agreement',
    defaultMessage: '{title} of iCan Mall, as currently in force.',
    description: 'Description of an agreement for search engines; the title is its own',
  },
  about: {
    id: 'head.about',
    defaultMessage: 'What iCan Mall is, where it delivers, what it promises and who sells there.',
    description: 'Description of the page about the mall for search engines',
  },
  credits: {
    id: 'head.credits',
    defaultMessage: 'Whose pictures, drawings and fonts iCan Mall shows.',
    description: 'Description of the page of credits for search engines',
  },
});
