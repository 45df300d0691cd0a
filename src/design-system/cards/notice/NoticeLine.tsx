import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#src/design-system/primitives/text/RelativeTime.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { NoticeSign } from './NoticeSign.tsx';
import { noticeMessages } from './notice-messages.ts';

type NoticeLineProps = {
  icon: LucideIcon;
  /** A product of the order, or the picture of an announcement; without it the sign stands there. */
  pic?: string | null | undefined;
  title: string;
  text: string;
  /** When it came, UTC. */
  time: string;
  unread: boolean;
  href: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  /** It is opened: the moment to mark it as read. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What one can do about it, in a word or two: the row leads there. */
  action?: ReactNode;
  /** 2 on a page that has no heading but its own. */
  level?: 2 | 3;
};

/**
 * The look of whatever was told to the reader: a dot while it is unread, picture or sign, title, line, time, and what to do
 * about it. Where there is room, time and action stand at the end of the line.
 */
export function NoticeLine(props: NoticeLineProps) {
  const { icon, pic, title, text, time, unread, href, now, onOpen, level = 3, action } = props;
  const Heading = `h${level}` as const;
  return (
    <article className="relative flex gap-3 rounded-md py-3.5 ps-5 pe-1 hover:bg-sunken">
      {unread && (
        <span className="absolute start-1 top-8 size-2 rounded-full bg-primary">
          <span className="sr-only">
            <FormattedMessage {...noticeMessages.unread} />
          </span>
        </span>
      )}
      <NoticeSign icon={icon} pic={pic} />
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-0.5 md:flex-row md:justify-between">
        <div className="grid max-w-[68ch] min-w-0 content-start gap-0.5">
          <Heading className="text-base font-semibold wrap-anywhere">
            <TextLink
              plain
              to={href}
              onClick={onOpen}
              className="after:absolute after:inset-0 after:rounded-md"
            >
              {title}
            </TextLink>
          </Heading>
          <p className="text-sm text-fg-2 wrap-anywhere">{text}</p>
        </div>
        <p
          className={cx(
            'flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-xs text-fg-2 md:flex-col md:items-end md:justify-start',
            action !== undefined && 'mt-1.5 md:mt-0',
          )}
        >
          <RelativeTime value={time} now={now} />
          {action && (
            <span className="rounded-md border border-control px-3 py-1.5 text-sm font-semibold text-fg">
              {action}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
