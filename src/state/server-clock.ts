import { useMemo } from 'react';

/** Milliseconds by which the service's clock is ahead of this browser's, as far as its answers have told. */
let ahead: number | undefined;

/** The service's clock, ms since 1970; the browser's own until an answer has told the time. */
export const serverNow = () => Date.now() + (ahead ?? 0);

/** The browser's own clock again, as before the first answer: for stories, each of which begins anew. */
export function forgetServerClock() {
  ahead = undefined;
}

/** An answer is never younger than it looks: of all that were seen, the one that says the latest time is nearest to the truth. */
function clockAfter(serverTime: string | undefined) {
  const seen = Date.parse(serverTime ?? '') - Date.now();
  const here = typeof window !== 'undefined';
  if (here && Number.isFinite(seen) && (ahead === undefined || seen > ahead)) ahead = seen;
  return serverNow;
}

/** The clock that countdowns run by, set by `serverTime` of an answer (S3.19). */
export const useServerClock = (serverTime: string | undefined): (() => number) =>
  useMemo(() => clockAfter(serverTime), [serverTime]);
