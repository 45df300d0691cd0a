import { defineMessages } from 'react-intl';

/** What inviting friends says, on its own screen and in the account. */
export const inviteMessages = defineMessages<{
  title: {};
  mine: { count: number };
  theirs: { count: number };
  invited: {};
  confirmed: {};
  earned: {};
  rank: {};
  none: {};
  scan: {};
  link: {};
  share: {};
}>({
  title: {
    id: 'invitePanel.title',
    defaultMessage: 'Bring a friend through the door',
    description: 'Heading of inviting friends; the door is the sign of the mall',
  },
  mine: {
    id: 'invitePanel.mine',
    defaultMessage:
      'When your friend has kept a first order, you get {count, plural, one {# coin} other {# coins}}.',
    description: 'What inviting brings; the time to send things back must be over',
  },
  theirs: {
    id: 'invitePanel.theirs',
    defaultMessage: 'Your friend gets {count, plural, one {# coin} other {# coins}} too.',
    description: 'What the friend gets at the same moment; follows the sentence before it',
  },
  invited: {
    id: 'invitePanel.invited',
    defaultMessage: 'invited',
    description: 'Below a number: people who registered',
  },
  confirmed: {
    id: 'invitePanel.confirmed',
    defaultMessage: 'confirmed',
    description: 'Below a number: people who kept a first order',
  },
  earned: { id: 'invitePanel.earned', defaultMessage: 'coins earned', description: 'Below a number' },
  rank: {
    id: 'invitePanel.rank',
    defaultMessage: 'your rank',
    description: 'Below a number: the place on the board of all time',
  },
  none: {
    id: 'invitePanel.none',
    defaultMessage: 'none yet',
    description: 'In place of a rank, before anybody is confirmed',
  },
  scan: {
    id: 'invitePanel.scan',
    defaultMessage: 'Scan to come in',
    description: 'Below the QR code and the code in letters, on the drawing of a door',
  },
  link: { id: 'invitePanel.link', defaultMessage: 'Your link', description: 'Label' },
  share: { id: 'invitePanel.share', defaultMessage: 'Share link', description: 'Button' },
});
