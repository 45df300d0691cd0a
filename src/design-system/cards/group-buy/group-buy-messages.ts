import { defineMessages } from 'react-intl';

/** What a group buy is called in each of its states. */
export const groupBuyStates = defineMessages({
  UPCOMING: { id: 'groupBuyCard.upcoming', defaultMessage: 'Upcoming', description: 'State of a group' },
  IN_PROGRESS: {
    id: 'groupBuyCard.inProgress',
    defaultMessage: 'In progress',
    description: 'State of a group',
  },
  COMPLETED: { id: 'groupBuyCard.completed', defaultMessage: 'Completed', description: 'State of a group' },
  TIME_OUT: { id: 'groupBuyCard.timeOut', defaultMessage: 'Time out', description: 'State of a group' },
});

/** What can be done with one, and that the reader has. */
export const groupBuyMessages = defineMessages({
  in: { id: 'groupBuyCard.in', defaultMessage: 'You are in', description: 'The reader has joined' },
  join: { id: 'groupBuyCard.join', defaultMessage: 'Join group', description: 'Button' },
  see: {
    id: 'groupBuyCard.see',
    defaultMessage: 'See product',
    description: 'Link of a group that cannot be joined now',
  },
  invite: { id: 'groupBuyCard.invite', defaultMessage: 'Invite', description: 'Button: share the group' },
  order: { id: 'groupBuyCard.order', defaultMessage: 'View order', description: 'Link: the reader’s order' },
});
