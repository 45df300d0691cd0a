import { useMemo } from 'react';

/**
 * Difference between the service's clock and this browser's in milliseconds, estimated from `serverTime` of
 * responses.
 */
let ahead: number | undefined;

/** The service's clock (ms since 1970); the browser's own until a response has carried `serverTime`. */
export const serverNow = () => Date.now() + (ahead ?? 0);

/** Resets to the browser's own clock; for stories, which share one page. */
export function forgetServerClock() {
  ahead = undefined;
}

/** A response may be old when it is read, never new: the largest difference seen so far is the best estimate. */
function clockAfter(serverTime: string | undefined) {
  const seen = Date.parse(serverTime ?? '') - Date.now();
  const here = typeof window !== 'undefined';
  if (here && Number.isFinite(seen) && (ahead === undefined || seen > ahead)) ahead = seen;
  return serverNow;
}

/** The clock that countdowns run by, set by `serverTime` of an answer (S3.19). */
export const useServerClock = (serverTime: string | undefined): (() => number) =>
  useMemo(() => clockAfter(serverTime), [serverTime]);
