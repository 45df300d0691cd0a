import { defineMessages } from 'react-intl';

const messages = defineMessages({
  stock: {
    id: 'openConversation.stock',
    defaultMessage: 'Is it in stock?',
    description: 'Question sent by one press',
  },
  ship: {
    id: 'openConversation.ship',
    defaultMessage: 'When does it ship?',
    description: 'Question sent by one press',
  },
  giveBack: {
    id: 'openConversation.giveBack',
    defaultMessage: 'Can I return it?',
    description: 'Question sent by one press',
  },
  parcel: {
    id: 'openConversation.parcel',
    defaultMessage: 'Where is my order?',
    description: 'Question to the mall, sent by one press',
  },
  money: {
    id: 'openConversation.money',
    defaultMessage: 'When do I get my money back?',
    description: 'Question to the mall, sent by one press',
  },
  account: {
    id: 'openConversation.account',
    defaultMessage: 'I need help with my account',
    description: 'Said to the mall by one press',
  },
});

/** What is asked most, of a shop and of the mall itself. */
export const quickQuestions = {
  shop: [messages.stock, messages.ship, messages.giveBack],
  mall: [messages.parcel, messages.money, messages.account],
};
