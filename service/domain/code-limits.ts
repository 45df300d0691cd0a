/** Tries that one code allows the browser that asked for it, and, counted apart, browsers without a code of their own. */
export const codeTriesMax = 5;

/** Known browsers of an account at most, and days after its last sign-in for which a browser stays known. */
export const knownBrowsersMax = 10;
export const knownBrowserDays = 400;

/** How many codes one number or mail may get in how many seconds: by each known browser, and by all other browsers together. */
const windows = [
  { codes: 1, seconds: 60 },
  { codes: 5, seconds: 3_600 },
  { codes: 10, seconds: 86_400 },
] as const;

/** Seconds until a number or mail may get the next code; `sent` are the times of the codes of the last day, oldest first. */
export function waitForCode(sent: readonly Date[], now: Date): number {
  const waits = windows.map(({ codes, seconds }) => {
    const within = sent.filter((moment) => moment.getTime() > now.getTime() - seconds * 1000);
    const blocking = within.at(-codes);
    return within.length < codes || !blocking ? 0 : blocking.getTime() + seconds * 1000 - now.getTime();
  });
  return Math.ceil(Math.max(...waits) / 1000);
}
