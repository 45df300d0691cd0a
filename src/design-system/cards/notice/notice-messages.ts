import { defineMessages } from 'react-intl';

export const noticeMessages = defineMessages({
  title: {
    id: 'latestNotices.title',
    defaultMessage: 'Notifications',
    description: "Heading and name of the bell's panel (S2.86)",
  },
  unread: { id: 'noticeLine.unread', defaultMessage: 'Unread', description: 'The dot for a screen reader' },
});
