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

/** What becomes of a payment that the processor does not know, or will not hear of. */
export const unknownThere = (row: PaymentRow): ProcessorAnswer => ({
  reference: row.reference ?? row.payNo,
  money: { amount: row.amount, currency: row.currency },
  status: 'refused',
  failure: 'card.processor_error',
});

/** `undefined` where nobody knows the answer. */
export type Heard = ProcessorAnswer | undefined;

/** Asks in time; a refusal is the answer that `refused` makes of it, and silence is undefined. */
export async function hear(
  ms: number,
  ask: (signal: AbortSignal) => Promise<ProcessorAnswer>,
  refused: (refusal: ProcessorRefusal) => ProcessorAnswer,
): Promise<Heard> {
  try {
    return await askInTime(ms, ask, (fault) => fault instanceof ProcessorRefusal);
  } catch (fault) {
    if (fault instanceof ProcessorRefusal) return refused(fault);
    if (fault instanceof ProcessorAway) return undefined;
    throw fault;
  }
}

type Finding = { processor: PaymentProcessor; clock: Clock; ms: number };

/**
 * Asks what has become of a payment. One that the processor has never heard of was not paid, once the process that made it
 * has had its time to ask.
 */
export async function findOut(row: PaymentRow, { processor, clock, ms }: Finding): Promise<Heard> {
  const unknown = unknownThere(row);
  const answer = await hear(
    ms,
    async (signal) => (await processor.find(knownPayment(row), signal)) ?? unknown,
    () => unknown,
  );
  return answer === unknown && !isAbandoned(row.createdAt, clock) ? undefined : answer;
}

/** Has the processor give a payment up; one that it does not know is given up by that. */
export const giveUp = (row: PaymentRow, processor: PaymentProcessor, ms: number): Promise<Heard> =>
  hear(
    ms,
    (signal) => processor.cancel(knownPayment(row), signal),
    () => ({ ...unknownThere(row), status: 'cancelled' }),
  );
