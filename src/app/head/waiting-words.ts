import { defineMessages, type IntlShape } from 'react-intl';
import type { WaitingWords } from '../waiting-script.ts';

const messages = defineMessages({
  app: {
    id: 'waiting.app',
    defaultMessage: 'This page is still loading. Its links work already.',
    description: 'Bar: the scripts of a page are long in coming; its buttons do nothing yet',
  },
  page: {
    id: 'waiting.page',
    defaultMessage: 'This takes longer than usual.',
    description: 'Bar: the page that was chosen is long in coming',
  },
  code: {
    id: 'waiting.code',
    defaultMessage: 'Still loading…',
    description: 'Bar: a part of the page is long in coming',
  },
  answer: {
    id: 'waiting.answer',
    defaultMessage: 'This takes longer than usual.',
    description: 'Bar: something that the page shows is long in coming',
  },
  sending: {
    id: 'waiting.sending',
    defaultMessage: 'This takes longer than usual. We are still waiting for the answer.',
    description: 'Bar: what the reader sent, such as an order, is not answered yet',
  },
  appFailed: {
    id: 'waiting.appFailed',
    defaultMessage: 'This page could not be loaded in full. Its links still work.',
    description: 'Bar: the scripts of a page did not come',
  },
  codeFailed: {
    id: 'waiting.codeFailed',
    defaultMessage: 'A part of this page could not be loaded.',
    description: 'Bar: a part of the page did not come',
  },
  again: { id: 'waiting.again', defaultMessage: 'Try again', description: 'Button of that bar' },
});

/** The words of the bar that says what a page waits for; they come with the page, not with its scripts. */
export const waitingWords = (say: IntlShape['formatMessage']): WaitingWords => ({
  app: say(messages.app),
  page: say(messages.page),
  code: say(messages.code),
  answer: say(messages.answer),
  sending: say(messages.sending),
  appFailed: say(messages.appFailed),
  codeFailed: say(messages.codeFailed),
  again: say(messages.again),
});
