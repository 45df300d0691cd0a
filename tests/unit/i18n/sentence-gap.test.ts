import { expect, test } from 'vitest';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';

test('only Chinese joins its sentences without a blank', () => {
  const gaps = languageCodes.map((code) => [code, sentenceGap(languages[code].formats)]);
  expect(Object.fromEntries(gaps)).toEqual({ en: ' ', zh: '', tr: ' ', ru: ' ', pt: ' ' });
});
