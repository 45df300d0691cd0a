const RealDate = Date;

/** The day of the workbench: the contract's examples play around it (ms since 1970). */
export const now = RealDate.UTC(2026, 4, 4, 8, 5);

/** When the clock was let go, by the browser's own count (ms); it stands while there is none. */
let letGo: number | undefined;
const today = () => (letGo === undefined ? now : now + Math.floor(performance.now() - letGo));

class FixedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(today());
    // All forms of the constructor are handed on as they came.
    else super(...parts);
  }

  static override now() {
    return today();
  }
}

/** Stops the calendar, so that a picture of today is the same tomorrow; timers go on. */
export function stopClock() {
  globalThis.Date = FixedDate as DateConstructor;
}

/** Lets the clock of a story run from the workbench's day on: for what measures time, such as a drag. Gives the way to stop it. */
export function runClock() {
  letGo = performance.now();
  return () => {
    letGo = undefined;
  };
}
