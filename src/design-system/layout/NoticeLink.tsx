import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CountedLink } from './CountedLink.tsx';

const messages = defineMessages<{ name: {}; unread: { count: number } }>({
  name: { id: 'noticeLink.name', defaultMessage: 'Notifications', description: 'Way to the notifications' },
  unread: {
    id: 'noticeLink.unread',
    defaultMessage: '{count, plural, one {# new} other {# new}}',
    description: 'How many notifications are not read yet, for a screen reader',
  },
});

type NoticeLinkProps = Omit<ComponentProps<typeof CountedLink>, 'icon' | 'name' | 'counted'>;

/** The bell with its count of notifications that are not read yet; the count is said beside the name, so that the name stays "Notifications". */
export function NoticeLink({ count, ...link }: NoticeLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <CountedLink
      icon={Bell}
      name={formatMessage(messages.name)}
      count={count}
      counted={<FormattedMessage {...messages.unread} values={{ count }} />}
      {...link}
    />
  );
}
