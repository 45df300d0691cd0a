import { defineMessages } from 'react-intl';

/** The words of a refund's state. */
export const refundStateMessages = defineMessages({
  APPLIED: {
    id: 'refundState.applied',
    defaultMessage: 'Refund in review',
    description: 'State of a refund: the shop has not answered yet',
  },
  ACCEPTED: {
    id: 'refundState.accepted',
    defaultMessage: 'Accepted, send it back',
    description: 'State of a refund: the shop waits for the goods',
  },
  RETURN_SHIPPED: {
    id: 'refundState.returnShipped',
    defaultMessage: 'On its way back',
    description: 'State of a refund: the goods travel to the shop',
  },
  RETURN_RECEIVED: {
    id: 'refundState.returnReceived',
    defaultMessage: 'Back at the shop',
    description: 'State of a refund: the shop has the goods',
  },
  REFUNDING: {
    id: 'refundState.refunding',
    defaultMessage: 'Money on its way',
    description: 'State of a refund: it is being paid',
  },
  REFUNDED: {
    id: 'refundState.refunded',
    defaultMessage: 'Refunded',
    description: 'State of a refund: paid',
  },
  REJECTED: {
    id: 'refundState.rejected',
    defaultMessage: 'Refused by the shop',
    description: 'State of a refund',
  },
  WITHDRAWN: {
    id: 'refundState.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a refund: the buyer does not want it any more',
  },
  CLOSED: {
    id: 'refundState.closed',
    defaultMessage: 'Closed',
    description: 'State of a refund: it ended without money',
  },
});
