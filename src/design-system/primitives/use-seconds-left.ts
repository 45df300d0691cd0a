import { useEffect, useSyncExternalStore } from 'react';

const tickMs = 1000;

function everySecond(tick: () => void) {
  const timer = setInterval(tick, tickMs);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment (ms since 1970) by the given clock, never below 0; undefined on the server. `onEnd` is called once, at 0. */
export function useSecondsLeft(until: number, now: () => number, onEnd?: () => void): number | undefined {
  const left = useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((until - now()) / tickMs)),
    () => undefined,
  );
  const ended = left === 0;
  useEffect(() => {
    if (ended) onEnd?.();
    // Ends once, whichever function is given later.
    // eslint-disable-next-line react/exhaustive-deps
  }, [ended]);
  return left;
}
