/** Wrong tries after which a code is dead: for the browser that asked for it, and apart from that for who shows no cookie. */
export const codeTriesMax = 5;

/** Browsers of an account that have limits of their own, and for how many days after they were last signed in. */
export const knownBrowsersMax = 10;
export const knownBrowserDays = 400;

/** How many codes one destination may get in how many seconds, from each known browser and from all others together. */
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
