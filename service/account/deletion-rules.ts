import { daysAfter } from '#service/domain/clock.ts';

/** Days between the wish to be forgotten and its end, in which it can be taken back. */
export const deletionWaitDays = 14;

/** When an account is erased whose person asks for it now. */
export const deletionDay = (now: Date) => daysAfter(now, deletionWaitDays);
