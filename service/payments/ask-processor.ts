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

/** An answer of the processor; with `unknown` it only means that the processor does not know the payment, or not yet. */
export type Answered = ProcessorAnswer & { unknown?: boolean };

/** `undefined` when the processor has not answered in time, so that the result is not known. */
export type Heard = Answered | undefined;

export type Asking = { processor: PaymentProcessor; ms: number };

/**
 * Asks the processor about a payment, for at most `ms` milliseconds. `refused` turns a refusal into an answer. Undefined when
 * the processor does not answer in time, or when the payment belongs to another processor than the mall uses now.
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
 * Asks the processor for the state of a payment. A payment that the processor does not know counts as refused, but only once
 * the process that made it has had its time to send it (`isAbandoned`); before that the answer is undefined.
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
