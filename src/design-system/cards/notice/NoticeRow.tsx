import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderNotice } from '#openapi/schema.gen.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { noticeAction, noticeActions } from './notice-actions.ts';
import { noticeIcons } from './notice-icons.ts';

type NoticeRowProps = {
  notice: OrderNotice;
  href: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  /** It is opened: the moment to mark it as read. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Something that happened to an order. */
export function NoticeRow({ notice, href, now, onOpen }: NoticeRowProps) {
  return (
    <NoticeLine
      icon={noticeIcons[notice.kind]}
      pic={notice.pic}
      title={notice.title}
      text={notice.content}
      time={notice.createTime}
      unread={!notice.isRead}
      href={href}
      now={now}
      onOpen={onOpen}
      action={<FormattedMessage {...(noticeAction(notice) ?? noticeActions.order)} />}
    />
  );
}
