import { defineMessages } from 'react-intl';

/** The words of an order's state. */
export const orderStateMessages = defineMessages({
  TO_PAY: { id: 'orderState.toPay', defaultMessage: 'To pay', description: 'State of an order' },
  GROUPING: {
    id: 'orderState.grouping',
    defaultMessage: 'Waiting for the group',
    description: 'State of an order',
  },
  TO_DELIVER: { id: 'orderState.toDeliver', defaultMessage: 'To deliver', description: 'State of an order' },
  TO_RECEIVE: { id: 'orderState.toReceive', defaultMessage: 'To receive', description: 'State of an order' },
  COMPLETED: { id: 'orderState.completed', defaultMessage: 'Completed', description: 'State of an order' },
  CANCELLED: {
    id: 'orderState.cancelled',
    defaultMessage: 'Order cancelled',
    description: 'State of an order',
  },
});
