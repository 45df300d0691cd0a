import type { PaymentStatus } from '#openapi/schema.gen.ts';
import type { PaymentEvent } from '#service/db/schema/payment-words.ts';
import { type Clock, minutesAfter, secondsAfter } from '#service/domain/clock.ts';
import type { ProcessorAnswer } from '#service/processors/processor.ts';

/** Milliseconds in which a processor answers; after that the shopper is told that the bank is being asked. */
export const answerMs = 25_000;

/** Milliseconds to wait for a processor while a page polls a payment. */
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
 * The event that an answer of the processor causes for a payment in a state; undefined when it changes nothing. `cancelled`
 * is the event of a challenge that the processor has cancelled.
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

/** When the processor is asked again about a payment, after `asked` questions: in 1, 2, 4 … minutes, an hour at most. */
export const nextAskAt = (now: Date, asked: number) => minutesAfter(now, Math.min(60, 2 ** asked));

const refusalPauses = [3_600, 6 * 3_600, 24 * 3_600];

/**
 * When a refund is tried again that the processor has refused `refusals` times: after 1 hour, 6 hours, a day; undefined after
 * the last try, when the money goes to the wallet.
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

/** True once the process that made a payment has had its time to send it; `since` is when it last began to send. */
export const isAbandoned = (since: Date, clock: Clock) => secondsAfter(since, ownSeconds) <= clock();

/** Minutes for which a payment is asked about that its processor does not know: what was sent may still arrive. */
const unknownMinutes = 60;

export const isSettledUnknown = (createdAt: Date, now: Date) =>
  minutesAfter(createdAt, unknownMinutes) <= now;
