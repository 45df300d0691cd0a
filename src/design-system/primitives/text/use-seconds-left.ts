import { useEffect, useSyncExternalStore } from 'react';

const tickMs = 1000;

function everySecond(tick: () => void) {
  const timer = setInterval(tick, tickMs);
  return () => clearInterval(timer);
}

const leftAt = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / tickMs));

/**
 * Whole seconds until a moment (ms since 1970) by the given clock, never below 0. `onEnd` is called once, at 0. On the server,
 * and until the part is alive, it is what was left at `asked` (ms since 1970), undefined without it.
 */
export function useSecondsLeft(
  until: number,
  now: () => number,
  onEnd?: () => void,
  asked?: number,
): number | undefined {
  const left = useSyncExternalStore(
    everySecond,
    () => leftAt(until, now()),
    () => (asked === undefined ? undefined : leftAt(until, asked)),
  );
  const ended = left === 0;
  useEffect(() => {
    if (ended) onEnd?.();
    // Ends once, whichever function is given later.
    // eslint-disable-next-line react/exhaustive-deps
  }, [ended]);
  return left;
}
