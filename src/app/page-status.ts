import { Unreachable } from '#src/data/refusal.ts';

const broken = 500;
/** What a page is about could not be had: it says so itself, is worth asking for again soon, and nobody keeps it. */
export const unavailable = 503;

const statusIn = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** True for an error that is not the reader's: the service failed, or could not be reached in time. */
export const isServiceFault = (error: unknown): boolean =>
  error instanceof Unreachable || (statusIn(error) ?? 0) >= broken;

/**
 * The status of a page of which a loader threw this: what the service refused (404), 503 when the service failed, since
 * it is worth asking again, and 500 for a fault of our own.
 */
export const pageStatus = (error: unknown): number =>
  isServiceFault(error) ? unavailable : (statusIn(error) ?? broken);
