import { defineMessages } from 'react-intl';

/** How an order is paid. */
export const payWayMessages = defineMessages({
  CARD: { id: 'orderView.byCard', defaultMessage: 'By card, online', description: 'How it is paid' },
  WALLET: { id: 'orderView.byWallet', defaultMessage: 'From the wallet', description: 'How it is paid' },
  COD_CASH: {
    id: 'orderView.cash',
    defaultMessage: 'In cash to the courier',
    description: 'How it is paid',
  },
  COD_CARD: {
    id: 'orderView.card',
    defaultMessage: 'By bank card to the courier',
    description: 'How it is paid',
  },
});
