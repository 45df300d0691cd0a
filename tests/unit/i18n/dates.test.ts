import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { languageCodes, languageOfFormats, languages, tagOfFormats } from '#src/i18n/languages.ts';

const day = '2026-11-22T12:00:00Z';
const written = (code: (typeof languageCodes)[number]) =>
  createIntl({ locale: languages[code].formats, timeZone: 'UTC' })
    .formatDate(day, { dateStyle: 'long' })
    .replaceAll(/\s/g, ' ');

test.each([
  ['en', '22 November 2026'],
  ['zh', '2026年11月22日'],
  ['tr', '22 Kasım 2026'],
  ['ru', '22 ноября 2026 г.'],
  ['pt', '22 de novembro de 2026'],
] as const)('%s puts the day where its readers expect it', (code, expected) => {
  expect(written(code)).toBe(expected);
});

test('English is asked for as before (S7.5), however its dates are written', () => {
  expect(tagOfFormats('en-GB')).toBe('en-US');
});

test('every language is found again by the tag that writes its dates', () => {
  expect(languageCodes.map((code) => languageOfFormats(languages[code].formats))).toEqual(languageCodes);
});
