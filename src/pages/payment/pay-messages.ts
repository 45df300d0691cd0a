import { defineMessages } from 'react-intl';

/** What paying says in a toast or beside its button. */
export const payMessages = defineMessages<{
  lost: {};
  incomplete: {};
  unavailable: {};
  refused: {};
  pay: { amount: string };
  place: {};
}>({
  lost: {
    id: 'pay.lost',
    defaultMessage: 'No answer came. We are looking whether it was paid.',
    description: 'Toast when it is not known whether a payment went through',
  },
  incomplete: {
    id: 'pay.incomplete',
    defaultMessage: 'Something is missing in the fields of the card.',
    description: 'Toast: the fields of a new card are not filled in',
  },
  unavailable: {
    id: 'pay.unavailable',
    defaultMessage: 'The fields of the card do not answer. Open them anew or pay another way.',
    description: 'Toast: the processor does not answer',
  },
  refused: {
    id: 'pay.refused',
    defaultMessage: 'This card was not accepted. Nothing was taken.',
    description: 'Toast: the processor does not take the card',
  },
  pay: { id: 'pay.pay', defaultMessage: 'Pay {amount}', description: 'Button; amount as in “Rs 12,340”' },
  place: { id: 'paymentContents.place', defaultMessage: 'Place order', description: 'Button that orders' },
});
