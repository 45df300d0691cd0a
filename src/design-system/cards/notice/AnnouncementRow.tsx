import { Megaphone } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Notification } from '#openapi/schema.gen.ts';
import { NoticeLine } from './NoticeLine.tsx';

type AnnouncementRowProps = {
  announcement: Notification;
  href: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  /** It is opened: the moment to mark it as read. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** 2 on a page that has no heading but its own. */
  level?: 2 | 3;
};

/** An announcement of the mall; for a guest nothing is unread. */
export function AnnouncementRow({ announcement, href, now, onOpen, level }: AnnouncementRowProps) {
  return (
    <NoticeLine
      icon={Megaphone}
      pic={announcement.pic}
      title={announcement.title}
      text={announcement.summary}
      time={announcement.publishTime}
      unread={announcement.isRead === false}
      href={href}
      now={now}
      onOpen={onOpen}
      level={level}
    />
  );
}
