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

/** The sign of a notice of each kind. */
export const noticeIcons = {
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
