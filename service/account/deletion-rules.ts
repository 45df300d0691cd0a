import { daysAfter } from '#service/domain/clock.ts';

/** Days between the request for deletion and the erasure, in which the request can be withdrawn. */
const deletionWaitDays = 14;

/** Time of erasure for a request made now. */
export const deletionDay = (now: Date) => daysAfter(now, deletionWaitDays);
