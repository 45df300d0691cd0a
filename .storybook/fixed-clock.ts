const RealDate = Date;

/** The day of the workbench: the contract's examples play around it (ms since 1970). */
export const now = RealDate.UTC(2026, 4, 4, 8, 5);

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What the toolbar can set the clock to. */
export const clocks = {
  day: 'Clock',
  midnight: 'A minute before midnight',
  later: '30 days later',
  real: 'Real time',
} as const;
export type Clock = keyof typeof clocks;

/** Runs on from a moment, so that midnight comes. */
function runningFrom(moment: number) {
  const began = performance.now();
  return () => moment + Math.floor(performance.now() - began);
}

const lastMinuteOfTheDay = (utcMinutes: number) => RealDate.UTC(2026, 4, 4, 23, 59) - utcMinutes * minuteMs;

const moments: Record<Clock, (utcMinutes: number) => () => number> = {
  day: () => () => now,
  midnight: (utcMinutes) => runningFrom(lastMinuteOfTheDay(utcMinutes)),
  later: () => () => now + 30 * dayMs,
  real: () => RealDate.now,
};

let moment = moments.day(0);

class FixedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(moment());
    // All forms of the constructor are handed on as they came.
    else super(...parts);
  }

  static override now() {
    return moment();
  }
}

/** Stops the calendar, so that a picture of today is the same tomorrow; timers go on. */
export function stopClock() {
  globalThis.Date = FixedDate as DateConstructor;
}

/** Sets the calendar for a region, whose midnight is `utcMinutes` before that of UTC. */
export function setClock(clock: Clock, utcMinutes: number) {
  moment = moments[clock](utcMinutes);
}

/** Lets the clock of a story run on from where it stands: for what measures time, such as a drag. Gives the way to stop it. */
export function runClock() {
  const stood = moment;
  moment = runningFrom(stood());
  return () => {
    moment = stood;
  };
}
