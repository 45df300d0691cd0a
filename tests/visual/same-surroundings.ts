import type { Surroundings } from './surroundings.ts';

/** Another browser draws the edges of letters a little differently: that part of a picture's pixels. */
const edgesOfLetters = 0.002;

/** How pictures are compared here; what is to be said first, in one sentence; whether it makes a comparison senseless. */
export type Comparison = { allowed: number; said?: string; senseless?: true };

/**
 * Compares what surrounded the kept pictures with what surrounds the new ones. In the same, no pixel may differ besides
 * the few of `compare`.
 */
export function compareSurroundings(kept: Surroundings | undefined, now: Surroundings): Comparison {
  if (!kept) return { allowed: 0 };
  const settings = [
    ['the time zone', kept.timeZone, now.timeZone],
    ['the locale', kept.locale, now.locale],
    ['pixels to a px', kept.scale, now.scale],
  ].flatMap(([what, was, is]) => (was === is ? [] : [`${what} (${was}, here ${is})`]));
  if (settings.length > 0)
    return {
      allowed: 0,
      senseless: true,
      said: `Pictures were kept with other settings of the browser: ${settings.join(', ')}; they stand in scripts/browser.json.`,
    };
  const within = 'a picture may differ in 0.2 % of its pixels, since the edges of letters do';
  const otherwise = `Where more differs and test-results/visual shows edges only, set CHROMIUM_PATH to Chromium ${kept.chromium} or keep all anew (npm run visual:accept)`;
  if (kept.chromium !== now.chromium)
    return {
      allowed: edgesOfLetters,
      said: `Pictures were kept with Chromium ${kept.chromium}, this is ${now.chromium}: ${within}. ${otherwise}.`,
    };
  if (kept.letters !== now.letters)
    return {
      allowed: edgesOfLetters,
      said: `This machine draws the letters of packaged fonts differently from the one that kept the pictures, in the same Chromium: ${within}.`,
    };
  return { allowed: 0 };
}
