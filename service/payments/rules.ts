import type { PaymentStatus } from '#openapi/schema.gen.ts';
import type { PaymentEvent } from '#service/db/schema/payment-words.ts';
import { type Clock, minutesAfter, secondsAfter } from '#service/domain/clock.ts';
import type { ProcessorAnswer } from '#service/processors/processor.ts';

/** Milliseconds in which a processor answers; after that the shopper is told that the bank is being asked. */
export const answerMs = 25_000;

/** Milliseconds for a question while somebody polls. */
export const pollMs = 4_000;

/** Minutes for which a challenge can be answered. */
export const actionMinutes = 10;

/** Minutes after its deadline that an order waits for a payment whose end is not known. */
export const graceMinutes = 10;

/** Payments of one order in a minute. */
export const triesPerMinute = 5;

const open: readonly PaymentStatus[] = ['CREATED', 'REQUIRES_ACTION', 'PROCESSING'];

/** True of a payment whose end is not known. */
export const isOpen = (status: PaymentStatus): boolean => open.includes(status);

/**
 * What an answer of the processor is for a payment in a state, or undefined where it is no news. `cancelled` is said of a
 * payment that the processor has given up.
 */
export function eventOf(
  status: PaymentStatus,
  answer: ProcessorAnswer,
  cancelled: 'cancel' | 'expire' = 'cancel',
): PaymentEvent | undefined {
  switch (answer.status) {
    case 'approved':
      return 'approve';
    case 'refused':
      return 'refuse';
    case 'cancelled':
      return status === 'REQUIRES_ACTION' ? cancelled : 'cancel';
    case 'challenge':
      return status === 'REQUIRES_ACTION' ? undefined : 'challenge';
    default:
      if (status === 'CREATED') return 'noAnswer';
      return status === 'REQUIRES_ACTION' ? 'challengePassed' : undefined;
  }
}

/** When the processor is asked again that was asked so often: after one minute, two, four … an hour at most. */
export const nextAskAt = (now: Date, asked: number) => minutesAfter(now, Math.min(60, 2 ** asked));

const refusalPauses = [3_600, 6 * 3_600, 24 * 3_600];

/**
 * When a refund is tried again that the processor has refused so often: after one hour, six, a day; undefined
 * where it goes to the wallet.
 */
export function nextRefundTry(now: Date, refusals: number): Date | undefined {
  const seconds = refusalPauses[refusals - 1];
  return seconds === undefined ? undefined : secondsAfter(now, seconds);
}

/** A refund that got no answer is asked for again after so many minutes. */
export const silentRefundMinutes = 5;

/** True once a challenge can be answered no more. */
export const isActionOver = (action: { expiresAt: string } | null, now: Date) =>
  action !== null && new Date(action.expiresAt) <= now;

/** How many questions a job asks a processor at the same time, and for how many milliseconds it begins new ones. */
export const asking = { atOnce: 8, ms: 40_000 } as const;

/** For how long an attempt is left to the process that made it, in seconds. */
const ownSeconds = 60;

/** True of an attempt whose process must have asked by now, or never will; `since` is when it last began to ask. */
export const isAbandoned = (since: Date, clock: Clock) => secondsAfter(since, ownSeconds) <= clock();

/** Minutes for which a payment is asked about that its processor does not know: what was sent may still arrive. */
const unknownMinutes = 60;

export const isSettledUnknown = (createdAt: Date, now: Date) =>
  minutesAfter(createdAt, unknownMinutes) <= now;
