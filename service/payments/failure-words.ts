import type { PayFailure } from '#openapi/schema.gen.ts';
import type { CardFailure } from '#service/db/schema/payment-words.ts';
import type { Language } from '#service/domain/language.ts';
import { defineMessages, type Message, textOf } from '#service/domain/words.ts';
import { paymentRefusals } from '#service/http/payment-refusals.ts';

/** Reasons of failed card payments, with a text that tells shoppers what they can do. */
const messages: Record<CardFailure, Message> = {
  ...defineMessages({
    'card.declined': {
      id: 'payFailure.card.declined',
      defaultMessage: 'Your bank has declined this card. Please try another one',
      description: 'Why a card payment failed: the bank said no without a reason',
    },
    'card.insufficient_funds': {
      id: 'payFailure.card.insufficient_funds',
      defaultMessage: 'There is not enough money on this card',
      description: 'Why a card payment failed',
    },
    'card.expired': {
      id: 'payFailure.card.expired',
      defaultMessage: 'This card has expired. Please use another one',
      description: 'Why a card payment failed',
    },
    'card.authentication_failed': {
      id: 'payFailure.card.authentication_failed',
      defaultMessage: 'Your bank could not make sure that it is you. Please try again',
      description: 'Why a card payment failed: the bank’s own question was not answered well',
    },
    'card.processor_error': {
      id: 'payFailure.card.processor_error',
      defaultMessage: 'The payment did not go through. You were not charged; please try again',
      description: 'Why a card payment failed: the payment processor had a fault',
    },
  }),
  'card.token_invalid': paymentRefusals['card.token_invalid'],
};

/** Failures after which the same card is worth another try. */
const retryable: readonly CardFailure[] = [
  'card.insufficient_funds',
  'card.authentication_failed',
  'card.processor_error',
];

/** A failure as the contract writes it. */
export const failureIn = (code: CardFailure, language: Language): PayFailure => ({
  code,
  desc: textOf(messages[code], language),
  retryable: retryable.includes(code),
});
