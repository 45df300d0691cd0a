import { daysAfter } from '#service/domain/clock.ts';

/** Days between the wish to be forgotten and its end, in which it can be taken back. */
export const deletionWaitDays = 14;

/** When an account is erased whose person asks for it now. */
export const deletionDay = (now: Date) => daysAfter(now, deletionWaitDays);

/** States in which something is still owed: money, goods, or the word that they came. */
export const openOrderStates = ['TO_PAY', 'GROUPING', 'TO_DELIVER', 'TO_RECEIVE'] as const;

/** What the law of books keeps of an order's address: that there was one. */
export const blankAddress = { receiver: '', mobile: '', altMobile: null, text: '' } as const;
