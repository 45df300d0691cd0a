/** Wrong tries after which a code is dead. */
export const codeTriesMax = 5;

/** How many codes one destination may get in how many seconds. */
const windows = [
  { codes: 1, seconds: 60 },
  { codes: 5, seconds: 3_600 },
  { codes: 10, seconds: 86_400 },
] as const;

/** Seconds until a destination may get the next code; `sent` are the moments of the last day, oldest first. */
export function waitForCode(sent: readonly Date[], now: Date): number {
  const waits = windows.map(({ codes, seconds }) => {
    const within = sent.filter((moment) => moment.getTime() > now.getTime() - seconds * 1000);
    const blocking = within.at(-codes);
    return within.length < codes || !blocking ? 0 : blocking.getTime() + seconds * 1000 - now.getTime();
  });
  return Math.ceil(Math.max(...waits) / 1000);
}
