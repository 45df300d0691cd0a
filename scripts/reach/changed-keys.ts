type Texts = Record<string, string>;

const read = (text: string | undefined) => JSON.parse(text ?? '{}') as Texts;

/** The keys of a flat JSON file that are new, gone or say something else. */
export function changedKeys(before: string | undefined, now: string | undefined): string[] {
  const [was, is] = [read(before), read(now)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => was[key] !== is[key]);
}

/** The words of one language. */
export const wordsFile = /^src\/i18n\/messages\/[a-z]+\.json$/;

/** What is known of the bytes of kept pictures, by their names. */
export const digestsFile = 'tests/visual/baselines/digests.json';

/** The files whose components say one of these words, each by its id in quotes. */
export const filesThatSay = (ids: readonly string[], sources: ReadonlyMap<string, string>): string[] =>
  [...sources]
    .filter(([, text]) => ids.some((id) => text.includes(`'${id}'`) || text.includes(`"${id}"`)))
    .map(([file]) => file);

/** The story file of a kept picture, by the picture's name (`pages/cart/CartPage/error.390`). */
export const storyFileOf = (picture: string) => `stories/${picture.replace(/\/[^/]+$/, '')}.stories.tsx`;
