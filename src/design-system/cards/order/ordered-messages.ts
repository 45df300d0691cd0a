import { defineMessages } from 'react-intl';

/** What is said of orders that were placed a moment ago (S2.57). */
export const orderedMessages = defineMessages({
  paid: { id: 'paymentResult.paid', defaultMessage: 'Order paid', description: 'Heading: the money came' },
  cod: {
    id: 'paymentResult.cod',
    defaultMessage: 'Order placed',
    description: 'Heading: cash on delivery (S2.57)',
  },
  codText: {
    id: 'paymentResult.codText',
    defaultMessage: 'You pay the courier at your door.',
    description: 'Below it',
  },
  group: {
    id: 'paymentResult.group',
    defaultMessage: 'Paid. Now the group has to fill',
    description: 'Heading: a group purchase that needs more people',
  },
  groupText: {
    id: 'paymentResult.groupText',
    defaultMessage: 'If it does not fill in time, you get a full refund.',
    description: 'Below it',
  },
  goOn: { id: 'paymentResult.goOn', defaultMessage: 'Continue shopping', description: 'Link home' },
});
