import { useMemo } from 'react';

/** Milliseconds by which the service's clock is ahead of this browser's, as far as its answers have told. */
let ahead: number | undefined;

/** An answer is never younger than it looks: of all that were seen, the one that says the latest time is nearest to the truth. */
function note(serverTime: string) {
  const seen = Date.parse(serverTime) - Date.now();
  if (Number.isFinite(seen) && (ahead === undefined || seen > ahead)) ahead = seen;
}

/** The service's clock, ms since 1970; the browser's own until an answer has told the time. */
export const serverNow = () => Date.now() + (ahead ?? 0);

/** The clock that countdowns run by, set by `serverTime` of an answer (S3.19). */
export function useServerClock(serverTime: string | undefined): () => number {
  useMemo(() => {
    if (serverTime !== undefined && typeof window !== 'undefined') note(serverTime);
  }, [serverTime]);
  return serverNow;
}
