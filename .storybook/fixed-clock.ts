const RealDate = Date;

/** The day of the workbench: the contract's examples play around it (ms since 1970). */
export const now = RealDate.UTC(2026, 4, 4, 8, 5);

class FixedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(now);
    // All forms of the constructor are handed on as they came.
    else super(...parts);
  }

  static override now() {
    return now;
  }
}

/** Stops the calendar, so that a picture of today is the same tomorrow; timers go on. */
export function stopClock() {
  globalThis.Date = FixedDate as DateConstructor;
}
