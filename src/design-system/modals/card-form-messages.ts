import { defineMessages } from 'react-intl';

/** What the form of a bank card says. */
export const cardFormMessages = defineMessages<{
  number: {};
  numberFault: {};
  checkDigit: {};
  expiry: {};
  expiryHint: {};
  expiryFault: {};
  ended: {};
  cvc: {};
  cvcHint: {};
  cvcFault: {};
  holder: {};
  save: {};
  saveNote: {};
  kept: {};
  pay: { amount: string };
  keep: {};
}>({
  number: { id: 'cardForm.number', defaultMessage: 'Card number', description: 'Label' },
  numberFault: {
    id: 'cardForm.numberFault',
    defaultMessage: 'Enter the 12 to 19 digits on the card',
    description: 'The number is too short or too long',
  },
  checkDigit: {
    id: 'cardForm.checkDigit',
    defaultMessage: 'A digit may be wrong. Compare with the card.',
    description: 'Hint: the check digit does not fit',
  },
  expiry: { id: 'cardForm.expiry', defaultMessage: 'Expiry date', description: 'Label' },
  expiryHint: { id: 'cardForm.expiryHint', defaultMessage: 'Month and year, 08/28', description: 'Below it' },
  expiryFault: {
    id: 'cardForm.expiryFault',
    defaultMessage: 'Enter month and year as on the card',
    description: 'Not a month and year',
  },
  ended: {
    id: 'cardForm.ended',
    defaultMessage: 'This card has expired',
    description: 'The month of the card is over',
  },
  cvc: { id: 'cardForm.cvc', defaultMessage: 'Security code', description: 'Label' },
  cvcHint: {
    id: 'cardForm.cvcHint',
    defaultMessage: '3 or 4 digits on the back',
    description: 'Below it',
  },
  cvcFault: {
    id: 'cardForm.cvcFault',
    defaultMessage: 'Enter 3 or 4 digits',
    description: 'Not a security code',
  },
  holder: { id: 'cardForm.holder', defaultMessage: 'Name on the card', description: 'Label' },
  save: { id: 'cardForm.save', defaultMessage: 'Keep this card', description: 'Checkbox' },
  saveNote: {
    id: 'cardForm.saveNote',
    defaultMessage: 'Next time it takes a tap. Only four digits and the expiry are shown.',
    description: 'Below it',
  },
  kept: {
    id: 'cardForm.kept',
    defaultMessage: 'The number goes to the payment company and is not kept in the mall.',
    description: 'Below the fields',
  },
  pay: {
    id: 'cardForm.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Button; amount as in “Rs 12,340”',
  },
  keep: { id: 'cardForm.keep', defaultMessage: 'Save card', description: 'Button where nothing is paid' },
});
