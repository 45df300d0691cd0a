import { defineMessages } from 'react-intl';

/** What a refund is: the two ways to ask for one, and an order that was cancelled. */
export const refundKindMessages = defineMessages({
  REFUND_ONLY: {
    id: 'refundKind.refundOnly',
    defaultMessage: 'Refund only',
    description: 'Kind of refund: the goods stay with the buyer',
  },
  RETURN_REFUND: {
    id: 'refundKind.returnRefund',
    defaultMessage: 'Return and refund',
    description: 'Kind of refund: the goods go back',
  },
  CANCELLATION: {
    id: 'refundKind.cancellation',
    defaultMessage: 'Cancelled order',
    description: 'Kind of refund',
  },
});
