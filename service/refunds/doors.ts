import type { OrderDoors } from '#service/orders/effects.ts';
import type { ReturnPlace } from '#service/db/schema/shops.ts';
import type { RefundNotices } from './notices.ts';

/** What moving a refund needs from outside the refunds folder. */
export type RefundDoors = { orders: OrderDoors; notices: RefundNotices };

/** Where the mall takes goods back for a shop that has no place of its own. */
export type MallReturns = (asked: {
  countryCode: string;
  phoneCode: string;
  shopName: string;
}) => ReturnPlace;
