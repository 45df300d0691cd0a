import type { MouseEvent } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { isOrderNotice, type Notice } from '#src/domain/notice/latest-notices.ts';
import { EmptyNotifications } from '#src/design-system/empty-states/EmptyNotifications.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { AnnouncementRow } from '#src/design-system/cards/notice/AnnouncementRow.tsx';
import { type DatedRow, NoticeDays } from './NoticeDays.tsx';
import { NoticeRow } from '#src/design-system/cards/notice/NoticeRow.tsx';

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

type NoticeListProps = {
  /** Of one tab: notices of orders, or announcements; newest first. */
  notices: readonly Notice[];
  hrefOf: (notice: Notice) => string;
  /** One is opened: the moment to mark it as read. */
  onOpen?: (notice: Notice, event: MouseEvent<HTMLAnchorElement>) => void;
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
};

/** What was told to the reader, newest first. */
export function NoticeList(props: NoticeListProps) {
  const { notices, hrefOf, onOpen, onReadAll, readingAll, onLogIn, emptyHref, now } = props;
  const unread = notices.filter(({ isRead }) => isRead === false).length;
  const dated = (notice: Notice): DatedRow => {
    const row = {
      href: hrefOf(notice),
      now,
      onOpen: (event: MouseEvent<HTMLAnchorElement>) => onOpen?.(notice, event),
    };
    return isOrderNotice(notice)
      ? { id: notice.noticeId, time: notice.createTime, row: <NoticeRow notice={notice} {...row} /> }
      : { id: notice.id, time: notice.publishTime, row: <AnnouncementRow announcement={notice} {...row} /> };
  };
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
        <NoticeDays rows={notices.map(dated)} now={now} />
      )}
    </div>
  );
}
