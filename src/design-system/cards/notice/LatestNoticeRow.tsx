import { Megaphone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { isOrderNotice, type Notice } from '#src/domain/notice/latest-notices.ts';
import { RelativeTime } from '#src/design-system/primitives/text/RelativeTime.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { noticeAction } from './notice-actions.ts';
import { noticeIcons } from './notice-icons.ts';
import { noticeMessages } from './notice-messages.ts';
import { NoticeSign } from './NoticeSign.tsx';

type LatestNoticeRowProps = {
  notice: Notice;
  href: string;
  /** The service's clock, ms since 1970. */
  now?: (() => number) | undefined;
  /** It is opened: the moment to mark it as read, and to close what it stands in. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** One line of the bell's panel: its picture or the sign of its kind, what, since when, a dot while it is unread. */
export function LatestNoticeRow({ notice, href, now, onOpen }: LatestNoticeRowProps) {
  const ofOrder = isOrderNotice(notice);
  const action = ofOrder ? noticeAction(notice) : undefined;
  return (
    <article className="relative flex gap-3 px-4 py-3 hover:bg-sunken">
      {notice.isRead === false && (
        <span className="absolute top-8 left-1.5 size-2 rounded-full bg-primary">
          <span className="sr-only">
            <FormattedMessage {...noticeMessages.unread} />
          </span>
        </span>
      )}
      <NoticeSign icon={ofOrder ? noticeIcons[notice.kind] : Megaphone} pic={notice.pic} />
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex justify-between gap-3">
          <h3 className="min-w-0 text-sm font-semibold wrap-anywhere">
            <TextLink plain to={href} onClick={onOpen} className="after:absolute after:inset-0">
              {notice.title}
            </TextLink>
          </h3>
          <p className="shrink-0 text-xs text-fg-2">
            <RelativeTime value={ofOrder ? notice.createTime : notice.publishTime} now={now} />
          </p>
        </div>
        <p className="line-clamp-2 text-sm text-fg-2 wrap-anywhere">
          {ofOrder ? notice.content : notice.summary}
        </p>
        {action && (
          // The row leads there: what looks like a button is its last word, not a second link.
          <span className="mt-1.5 w-fit rounded-md bg-primary-soft px-3 py-1.5 text-sm font-semibold text-on-primary-soft">
            <FormattedMessage {...action} />
          </span>
        )}
      </div>
    </article>
  );
}
