import type { Wallet } from '#openapi/schema.gen.ts';

/** The room of the drawing, in its own units. */
export const drawing = { width: 600, height: 100 } as const;

/** How high the highest balance stands in the room, so that its line is not cut. */
const top = 4;

export type WalletPath = {
  /** The line of steps, from the left edge to now. */
  line: string;
  /** The same with the ground below it. */
  area: string;
  /** Where the balance stands now, as shares of the room. */
  end: { left: number; top: number };
  most: number;
  least: number;
};

/** The steps of a balance as a line; `now` and all moments in milliseconds. */
export function walletPath({ since, history }: Pick<Wallet, 'since' | 'history'>, now: number): WalletPath {
  const from = Date.parse(since);
  const span = Math.max(1, now - from);
  const sums = history.map(({ balance }) => balance.amount);
  const most = Math.max(...sums);
  const least = Math.min(...sums);
  const { width, height } = drawing;
  const x = (moment: number) => Math.min(width, Math.max(0, ((moment - from) / span) * width));
  const y = (sum: number) => height - (sum / Math.max(1, most)) * (height - top) - 1;
  const steps = history.map(({ at, balance }, index) =>
    index === 0
      ? `M0 ${round(y(balance.amount))}`
      : `H${round(x(Date.parse(at)))}V${round(y(balance.amount))}`,
  );
  const line = `${steps.join('')}H${width}`;
  const last = sums.at(-1) ?? 0;
  return { line, area: `${line}V${height}H0Z`, end: { left: 1, top: y(last) / height }, most, least };
}

const round = (figure: number) => Math.round(figure * 10) / 10;

/** The first moments of the months after `since`, up to `now`, as shares of the room from the left. */
export function monthMarks(since: string, now: number): { at: string; left: number }[] {
  const from = Date.parse(since);
  const marks = [{ at: since, left: 0 }];
  // A month of the region begins within a day of the one in UTC; the mark stands at the same hour as the first one.
  const first = new Date(from + halfDayMs);
  for (let count = 1; count <= monthsAfter; count += 1) {
    const begins = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count, 1);
    const moment = begins + (from - Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1));
    if (moment < now)
      marks.push({ at: new Date(moment).toISOString(), left: (moment - from) / Math.max(1, now - from) });
  }
  return marks;
}

const halfDayMs = 43_200_000;
const monthsAfter = 2;
