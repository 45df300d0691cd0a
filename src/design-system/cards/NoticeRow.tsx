import {
  BadgeCheck,
  Clock,
  CreditCard,
  PackageCheck,
  ReceiptText,
  RotateCcw,
  Star,
  Truck,
  UserRoundX,
  UsersRound,
  X,
} from 'lucide-react';
import type { OrderNotice } from '#openapi/schema.gen.ts';
import { NoticeLine } from './NoticeLine.tsx';

const icons = {
  ORDER_PLACED: ReceiptText,
  PAID: CreditCard,
  SHIPPED: PackageCheck,
  OUT_FOR_DELIVERY: Truck,
  DELIVERED: BadgeCheck,
  CANCELLED: X,
  REFUND: RotateCcw,
  RATE_REMINDER: Star,
  GROUP_DONE: UsersRound,
  GROUP_FAILED: UserRoundX,
  PAY_REMINDER: Clock,
};

type NoticeRowProps = {
  notice: OrderNotice;
  href: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  /** It is opened: the moment to mark it as read. */
  onOpen?: () => void;
};

/** Something that happened to an order. */
export function NoticeRow({ notice, href, now, onOpen }: NoticeRowProps) {
  return (
    <NoticeLine
      icon={icons[notice.kind]}
      title={notice.title}
      text={notice.content}
      time={notice.createTime}
      unread={!notice.isRead}
      href={href}
      now={now}
      onOpen={onOpen}
    />
  );
}
