import { languageCodes, languages } from '#src/i18n/languages.ts';

/** What a story can be set beside itself in: the two themes, or its language and another. */
export const besides: Record<string, string> = {
  alone: 'Alone',
  themes: 'Light and dark',
  ...Object.fromEntries(languageCodes.map((code) => [code, `Beside ${languages[code].name}`])),
};

type Side = { name: string; globals: Record<string, unknown> };

const nameOf = (language: unknown) =>
  String(language) in languages
    ? languages[String(language) as keyof typeof languages].name
    : String(language);

/** The two sides of a choice of the toolbar, or nothing where the story stands alone. */
export function sidesOf(globals: Record<string, unknown>): Side[] {
  const { beside = 'alone', language } = globals;
  if (beside === 'alone' || !(String(beside) in besides)) return [];
  const sides =
    beside === 'themes'
      ? [
          { name: 'Light', change: { theme: 'light' } },
          { name: 'Dark', change: { theme: 'dark' } },
        ]
      : [language, beside].map((one) => ({ name: nameOf(one), change: { language: one } }));
  return sides.map(({ name, change }) => ({ name, globals: { ...globals, ...change } }));
}
