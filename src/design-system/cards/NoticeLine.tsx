import type { LucideIcon } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { RelativeTime } from '../primitives/RelativeTime.tsx';
import { TextLink } from '../primitives/TextLink.tsx';

const messages = defineMessages({
  unread: { id: 'noticeLine.unread', defaultMessage: 'Unread', description: 'The dot for a screen reader' },
});

type NoticeLineProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** When it came, UTC. */
  time: string;
  unread: boolean;
  href: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  /** It is opened: the moment to mark it as read. */
  onOpen?: () => void;
  /** 2 on a page that has no heading but its own. */
  level?: 2 | 3;
};

/** The look of whatever was told to the reader: round icon, title, line, time, a dot while it is unread. */
export function NoticeLine(props: NoticeLineProps) {
  const { icon: Icon, title, text, time, unread, href, now, onOpen, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className="relative flex gap-3 rounded-md px-3 py-3.5 hover:bg-sunken">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-0.5">
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
        <p className="line-clamp-2 text-sm text-fg-2 wrap-anywhere">{text}</p>
        <p className="text-xs text-fg-2">
          <RelativeTime value={time} now={now} />
        </p>
      </div>
      {unread && (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-primary">
          <span className="sr-only">
            <FormattedMessage {...messages.unread} />
          </span>
        </span>
      )}
    </article>
  );
}
