import { defineMessages } from 'react-intl';

/** What stands around the processor's own fields for a bank card. */
export const cardFormMessages = defineMessages<{
  save: {};
  saveNote: {};
  kept: {};
  pay: { amount: string };
  keep: {};
}>({
  save: { id: 'cardForm.save', defaultMessage: 'Keep this card', description: 'Checkbox' },
  saveNote: {
    id: 'cardForm.saveNote',
    defaultMessage: 'Next time it takes a tap. Only four digits and the expiry are shown.',
    description: 'Below it',
  },
  kept: {
    id: 'cardForm.kept',
    defaultMessage: 'Your card number goes to our payment processor. iCan Mall does not keep it.',
    description: 'Below the fields',
  },
  pay: {
    id: 'cardForm.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Button; amount as in “Rs 12,340”',
  },
  keep: { id: 'cardForm.keep', defaultMessage: 'Save card', description: 'Button where nothing is paid' },
});
