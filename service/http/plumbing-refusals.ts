import type { Language } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message, textOf } from '#service/domain/words.ts';
import { refusalMessages } from './refusals.ts';

const shared = defineMessages({
  wentWrong: {
    id: 'refusal.wentWrong',
    defaultMessage: 'Something went wrong',
    description: 'Error: something failed that the shopper cannot mend (S8.9)',
  },
  logInAgain: {
    id: 'refusal.logInAgain',
    defaultMessage: 'Please log in again',
    description: 'Error: the session is over',
  },
});

/** Texts of refusals that a program causes, not a person; they share a few sentences. */
const plumbingMessages = {
  'request.malformed': shared.wentWrong,
  'request.cross_site': shared.wentWrong,
  'request.method_not_allowed': shared.wentWrong,
  'request.too_large': shared.wentWrong,
  'request.unsupported_type': shared.wentWrong,
  'idempotency.key_required': shared.wentWrong,
  'idempotency.mismatch': shared.wentWrong,
  'server.error': shared.wentWrong,
  'server.unavailable': shared.wentWrong,
  'auth.token_expired': shared.logInAgain,
  'auth.token_invalid': shared.logInAgain,
  'auth.token_revoked': shared.logInAgain,
  'auth.refresh_invalid': shared.logInAgain,
  'auth.refresh_reused': shared.logInAgain,
  ...defineMessages({
    'auth.login_required': {
      id: 'refusal.auth.login_required',
      defaultMessage: 'Please log in',
      description: 'Error: what was asked needs a login',
    },
    'request.invalid': {
      id: 'refusal.request.invalid',
      defaultMessage: 'Oops! It looks like you missed a few fields or entered invalid data.',
      description:
        'Error: fields of a form are empty or wrong; the English words are the specification’s (S5.26)',
    },
    'page.too_deep': {
      id: 'refusal.page.too_deep',
      defaultMessage: 'There is nothing further in this list',
      description: 'Error: a list is opened further than it goes',
    },
    'idempotency.in_progress': {
      id: 'refusal.idempotency.in_progress',
      defaultMessage: 'We are still working on it',
      description: 'Error: the same was sent twice, and the first is still being worked on',
    },
    'rate.limited': {
      id: 'refusal.rate.limited',
      defaultMessage: 'That was a little too fast. Please wait a moment',
      description: 'Error: too many requests in a short time',
    },
  }),
} satisfies Record<Exclude<RefusalCode, keyof typeof refusalMessages>, Message>;

const messages = { ...plumbingMessages, ...refusalMessages };

/** The sentence for a refusal in the reader's language. */
export const wordsFor = (code: RefusalCode, language: Language) => textOf(messages[code], language);
