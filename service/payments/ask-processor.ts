import type { Clock } from '#service/domain/clock.ts';
import { askInTime, ProcessorAway } from '#service/processors/ask-in-time.ts';
import {
  type KnownPayment,
  type PaymentProcessor,
  type ProcessorAnswer,
  ProcessorRefusal,
} from '#service/processors/processor.ts';
import type { PaymentRow } from './payment-rows.ts';
import { isAbandoned } from './rules.ts';

/** A payment as its processor is asked about it. */
export const knownPayment = (row: PaymentRow): KnownPayment => ({
  payNo: row.payNo,
  money: { amount: row.amount, currency: row.currency },
  reference: row.reference,
  customer: row.customer ?? '',
  createdAt: row.createdAt,
});

/** The result for a payment that the processor does not know or refuses. */
export const unknownThere = (row: PaymentRow) =>
  ({
    reference: row.reference ?? row.payNo,
    money: { amount: row.amount, currency: row.currency },
    status: 'refused',
    failure: 'card.processor_error',
    unknown: true,
  }) as const;

/** An answer; `unknown` marks one that only follows from the processor's not knowing the payment (yet). */
export type Answered = ProcessorAnswer & { unknown?: boolean };

/** `undefined` when the result is unknown. */
export type Heard = Answered | undefined;

export type Asking = { processor: PaymentProcessor; ms: number };

/**
 * Asks the processor of a payment in time; a refusal is the answer that `refused` makes of it, and silence is undefined. A
 * payment of another processor than the mall runs with now is silent, too.
 */
export async function hear(
  row: PaymentRow,
  { processor, ms }: Asking,
  ask: (signal: AbortSignal) => Promise<ProcessorAnswer>,
  refused: (refusal: ProcessorRefusal) => Answered,
): Promise<Heard> {
  if (row.processor !== processor.name) return undefined;
  try {
    return await askInTime(ms, ask, (fault) => fault instanceof ProcessorRefusal);
  } catch (fault) {
    if (fault instanceof ProcessorRefusal) return refused(fault);
    if (fault instanceof ProcessorAway) return undefined;
    throw fault;
  }
}

type Finding = Asking & { clock: Clock };

/**
 * Asks what has become of a payment. One that the processor has never heard of was not paid, once the process that made it
 * has had its time to ask.
 */
export async function findOut(row: PaymentRow, { processor, clock, ms }: Finding): Promise<Heard> {
  const unknown = unknownThere(row);
  const answer = await hear(
    row,
    { processor, ms },
    async (signal) => (await processor.find(knownPayment(row), signal)) ?? unknown,
    () => unknown,
  );
  return answer === unknown && !isAbandoned(row.updatedAt, clock) ? undefined : answer;
}

/** Cancels a payment at the processor; one that the processor does not know counts as cancelled. */
export const giveUp = (row: PaymentRow, processor: PaymentProcessor, ms: number): Promise<Heard> =>
  hear(
    row,
    { processor, ms },
    (signal) => processor.cancel(knownPayment(row), signal),
    () => ({ ...unknownThere(row), status: 'cancelled' }),
  );
