import { defineMessages } from 'react-intl';

/** The steps of a refund, each in a word or two: they stand side by side on a phone. */
export const refundStepMessages = defineMessages({
  APPLIED: { id: 'refundStep.applied', defaultMessage: 'Requested', description: 'Step of a refund' },
  ACCEPTED: { id: 'refundStep.accepted', defaultMessage: 'Accepted', description: 'Step of a refund' },
  RETURN_SHIPPED: {
    id: 'refundStep.returnShipped',
    defaultMessage: 'Sent back',
    description: 'Step of a refund',
  },
  RETURN_RECEIVED: {
    id: 'refundStep.returnReceived',
    defaultMessage: 'At the shop',
    description: 'Step of a refund: the shop has the goods again',
  },
  REFUNDING: {
    id: 'refundStep.refunding',
    defaultMessage: 'Paying',
    description: 'Step of a refund: the money is on its way',
  },
  REFUNDED: { id: 'refundStep.refunded', defaultMessage: 'Paid back', description: 'Step of a refund' },
  REJECTED: { id: 'refundStep.rejected', defaultMessage: 'Refused', description: 'Last step of a refund' },
  WITHDRAWN: {
    id: 'refundStep.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Last step of a refund: the buyer does not want it any more',
  },
  CLOSED: { id: 'refundStep.closed', defaultMessage: 'Closed', description: 'Last step of a refund' },
});
