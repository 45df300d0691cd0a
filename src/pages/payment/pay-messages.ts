import { defineMessages } from 'react-intl';

/** What paying says in a toast or beside its button. */
export const payMessages = defineMessages<{
  lost: {};
  incomplete: {};
  unavailable: {};
  refused: {};
  pay: { amount: string };
  place: {};
  courier: {};
  wentThrough: {};
  waits: {};
}>({
  lost: {
    id: 'pay.lost',
    defaultMessage: 'No answer yet. We are checking whether it was paid.',
    description: 'Toast when it is not known whether a payment went through',
  },
  incomplete: {
    id: 'pay.incomplete',
    defaultMessage: 'Some card details are missing.',
    description: 'Toast: the fields of a new card are not filled in',
  },
  unavailable: {
    id: 'pay.unavailable',
    defaultMessage: 'The card form is not responding. Open it again or pay another way.',
    description: 'Toast: the processor does not answer',
  },
  refused: {
    id: 'pay.refused',
    defaultMessage: 'This card was not accepted. You were not charged.',
    description: 'Toast: the processor does not take the card',
  },
  pay: { id: 'pay.pay', defaultMessage: 'Pay {amount}', description: 'Button; amount as in “Rs 12,340”' },
  place: { id: 'paymentContents.place', defaultMessage: 'Place order', description: 'Button that orders' },
  courier: {
    id: 'pay.courier',
    defaultMessage: 'Pay the courier',
    description: 'Button: orders that are there are paid at the door',
  },
  wentThrough: {
    id: 'pay.wentThrough',
    defaultMessage: 'Your payment went through.',
    description: 'Toast: the bank answered after the shopper had gone on to another page',
  },
  waits: {
    id: 'pay.waits',
    defaultMessage: 'Your payment is not finished yet. You will find the order under “To pay”.',
    description: 'Toast: the same, but the card was refused, or the bank wants a confirmation',
  },
});
