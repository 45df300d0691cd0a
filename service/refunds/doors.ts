import type { Db } from '#service/db/database.ts';
import type { OrderDoors } from '#service/orders/effects.ts';
import type { ReturnPlace } from '#service/db/schema/shops.ts';
import type { RefundNotices } from './notices.ts';

/** What moving a refund needs that is not its own. */
export type RefundDoors = { orders: OrderDoors; notices: RefundNotices };

/** What a courier is called, by the number under which the contract lists it; undefined for one that there is not. */
export type CourierName = (db: Db, dvyId: number) => Promise<string | undefined>;

/** Where the mall takes goods back for a shop that has no place of its own. */
export type MallReturns = (asked: { countryCode: string; phoneCode: string; shopName: string }) => ReturnPlace;
