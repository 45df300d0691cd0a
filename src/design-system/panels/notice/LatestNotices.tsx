import type { MouseEvent } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { isOrderNotice, type Notice } from '#src/domain/notice/latest-notices.ts';
import { EmptyNotifications } from '#src/design-system/empty-states/EmptyNotifications.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { LatestNoticeRow } from '#src/design-system/cards/notice/LatestNoticeRow.tsx';
import { LatestNoticesSkeleton } from './LatestNoticesSkeleton.tsx';
import { noticeMessages } from '#src/design-system/cards/notice/notice-messages.ts';

const messages = defineMessages({
  readAll: { id: 'latestNotices.readAll', defaultMessage: 'Mark all read', description: 'Button, short' },
  all: { id: 'latestNotices.all', defaultMessage: 'See all notifications', description: 'Link to the page' },
  guest: {
    id: 'latestNotices.guest',
    defaultMessage: 'Log in to see news of your orders.',
    description: 'Above the announcements, for a guest',
  },
  logIn: { id: 'latestNotices.logIn', defaultMessage: 'Log in', description: 'Button of a guest' },
});

type LatestNoticesProps = {
  /** The latest, newest first; undefined while they are waited for. */
  notices: readonly Notice[] | undefined;
  hrefOf: (notice: Notice) => string;
  /** One is opened: the moment to mark it as read. */
  onOpen?: (notice: Notice, event: MouseEvent<HTMLAnchorElement>) => void;
  /** With it all can be marked as read at once. */
  onReadAll?: (() => void) | undefined;
  /** They are being marked. */
  readingAll?: boolean;
  /** Given when some could not be had: asks for them once more. */
  onRetry?: (() => void) | undefined;
  /** For a guest, who sees announcements only. */
  onLogIn?: (() => void) | undefined;
  /** Where all of them are. */
  allHref: string;
  /** A way that leads to no notice is gone: to all of them, or on from an empty panel. */
  onLeave?: () => void;
  /** The way on when nothing is here. */
  emptyHref: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
};

/** What the bell opens: the latest that was told to the reader, and the way to all of it (S2.86). */
export function LatestNotices(props: LatestNoticesProps) {
  const { notices, hrefOf, onOpen, onReadAll, readingAll, onRetry, onLogIn, now } = props;
  const { allHref, onLeave, emptyHref } = props;
  return (
    <div className="grid">
      <div className="flex min-h-14 items-center justify-between gap-3 px-4 pt-1">
        <h2 className="text-h3">
          <FormattedMessage {...noticeMessages.title} />
        </h2>
        {onReadAll && (
          <Button tone="ghost" size="md" busy={readingAll} onClick={onReadAll}>
            <FormattedMessage {...messages.readAll} />
          </Button>
        )}
      </div>
      {onLogIn && (
        <div className="flex flex-wrap items-center justify-between gap-3 bg-primary-soft px-4 py-2 text-sm text-on-primary-soft">
          <FormattedMessage {...messages.guest} />
          <Button size="md" onClick={onLogIn}>
            <FormattedMessage {...messages.logIn} />
          </Button>
        </div>
      )}
      {onRetry && (
        <div className="px-4 pb-3">
          <ErrorState compact onRetry={onRetry} />
        </div>
      )}
      {!notices && !onRetry && <LatestNoticesSkeleton />}
      {notices && notices.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {notices.map((notice) => (
            <li key={isOrderNotice(notice) ? `order ${notice.noticeId}` : `news ${notice.id}`}>
              <LatestNoticeRow
                notice={notice}
                href={hrefOf(notice)}
                now={now}
                onOpen={(event) => onOpen?.(notice, event)}
              />
            </li>
          ))}
        </ul>
      )}
      {notices?.length === 0 && !onRetry && <EmptyNotifications href={emptyHref} onLeave={onLeave} compact />}
      <TextLink
        to={allHref}
        onClick={onLeave}
        className="grid min-h-12 place-items-center border-t border-line px-4 text-sm -outline-offset-2"
      >
        <FormattedMessage {...messages.all} />
      </TextLink>
    </div>
  );
}
