import { Unreachable } from '#src/data/refusal.ts';

const broken = 500;
/** Marks a page whose main data could not be loaded: status 503, retried soon, never cached. */
export const unavailable = 503;

const statusIn = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** True when the service failed (5xx) or could not be reached in time. */
export const isServiceFault = (error: unknown): boolean =>
  error instanceof Unreachable || (statusIn(error) ?? 0) >= broken;

/**
 * The status of a page of which a loader threw this: what the service refused (404), 503 when the service failed, since
 * it is worth asking again, and 500 for a fault of our own.
 */
export const pageStatus = (error: unknown): number =>
  isServiceFault(error) ? unavailable : (statusIn(error) ?? broken);
