import { defineMessages } from 'react-intl';

/** What the screens of help and support say around the answers. */
export const helpMessages = defineMessages<{
  title: {};
  ask: {};
  search: {};
  topics: {};
  answers: { count: number };
  all: {};
  found: { count: number };
  none: {};
  orders: {};
  order: { number: string };
  allOrders: {};
  talk: {};
  contact: {};
  unsure: {};
}>({
  title: { id: 'help.title', defaultMessage: 'Help and support', description: 'Heading (S2.55)' },
  ask: {
    id: 'help.ask',
    defaultMessage: 'Which door do you need?',
    description: 'Heading above the search of help; topics are shown as doors',
  },
  search: { id: 'help.search', defaultMessage: 'Search in help', description: 'Label of the field' },
  topics: { id: 'help.topics', defaultMessage: 'Topics', description: 'Name of the list of topics' },
  answers: {
    id: 'help.answers',
    defaultMessage: '{count, plural, one {# answer} other {# answers}}',
    description: 'Below the name of a topic',
  },
  all: { id: 'help.all', defaultMessage: 'All questions', description: 'Heading' },
  found: {
    id: 'help.found',
    defaultMessage: '{count, plural, one {# answer found} other {# answers found}}',
    description: 'Above what a search in help has found',
  },
  none: {
    id: 'help.none',
    defaultMessage: 'No answers match. Try fewer words, or write to us.',
    description: 'A search in help has found nothing',
  },
  orders: {
    id: 'help.orders',
    defaultMessage: 'About one of your orders',
    description: 'Heading above the newest orders',
  },
  order: { id: 'help.order', defaultMessage: 'Order {number}', description: 'Below what was ordered' },
  allOrders: { id: 'help.allOrders', defaultMessage: 'My orders', description: 'Link' },
  talk: { id: 'help.talk', defaultMessage: 'Talk to us', description: 'Heading above phone and email' },
  contact: { id: 'help.contact', defaultMessage: 'All contacts', description: 'Link' },
  unsure: { id: 'help.unsure', defaultMessage: 'Still unsure?', description: 'Heading beside an answer' },
});
