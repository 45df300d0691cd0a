import { defineMessages, FormattedMessage } from 'react-intl';
import type { Notification, OrderNotice } from '#openapi/schema.gen.ts';
import { EmptyNotifications } from '../empty-states/EmptyNotifications.tsx';
import { Button } from '../primitives/Button.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';
import { NoticeRow } from './NoticeRow.tsx';

const messages = defineMessages<{ logIn: {}; guest: {}; unread: { count: number }; readAll: {} }>({
  logIn: { id: 'noticeList.logIn', defaultMessage: 'Log in', description: 'Button of a guest' },
  guest: {
    id: 'noticeList.guest',
    defaultMessage: 'Log in to see which of these are new to you.',
    description: 'Above the announcements, for a guest',
  },
  unread: {
    id: 'noticeList.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'How many of the list are not read',
  },
  readAll: { id: 'noticeList.readAll', defaultMessage: 'Mark all as read', description: 'Button' },
});

type Notice = OrderNotice | Notification;

type NoticeListProps = {
  /** Of one tab: notices of orders, or announcements; newest first. */
  notices: readonly Notice[];
  hrefOf: (notice: Notice) => string;
  /** One is opened: the moment to mark it as read. */
  onOpen?: (notice: Notice) => void;
  /** With it and something unread, all can be marked as read at once. */
  onReadAll?: () => void;
  /** They are being marked. */
  readingAll?: boolean;
  /** For a guest, who sees announcements only. */
  onLogIn?: () => void;
  /** The way on when nothing is here. */
  emptyHref: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  /** Of the announcements: 2 on a page that has no heading but its own. */
  level?: 2 | 3;
};

/** What was told to the reader, newest first. */
export function NoticeList(props: NoticeListProps) {
  const { notices, hrefOf, onOpen, onReadAll, readingAll, onLogIn, emptyHref, now, level } = props;
  const unread = notices.filter(({ isRead }) => isRead === false).length;
  return (
    <div className="grid gap-3">
      {onLogIn && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-primary-soft p-4 text-on-primary-soft">
          <p className="min-w-0 grow basis-60 text-base">
            <FormattedMessage {...messages.guest} />
          </p>
          <Button onClick={onLogIn}>
            <FormattedMessage {...messages.logIn} />
          </Button>
        </div>
      )}
      {onReadAll && unread > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-fg-2 tabular-nums">
            <FormattedMessage {...messages.unread} values={{ count: unread }} />
          </p>
          <Button tone="ghost" size="md" busy={readingAll} onClick={onReadAll}>
            <FormattedMessage {...messages.readAll} />
          </Button>
        </div>
      )}
      {notices.length === 0 ? (
        <EmptyNotifications href={emptyHref} />
      ) : (
        <ul className="divide-y divide-line">
          {notices.map((notice) => {
            const row = { href: hrefOf(notice), now, onOpen: () => onOpen?.(notice) };
            return 'noticeId' in notice ? (
              <li key={notice.noticeId}>
                <NoticeRow notice={notice} {...row} />
              </li>
            ) : (
              <li key={notice.id}>
                <AnnouncementRow announcement={notice} level={level} {...row} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
