import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { shareOffText } from '#src/design-system/primitives/text/share-off.ts';

const off = (locale: string, percent: number) =>
  shareOffText(createIntl({ locale }), percent).replaceAll(/\s/g, ' ');

test.each([
  ['en-GB', '12%'],
  ['tr-TR', '%12'],
  ['ru-RU', '12 %'],
  ['pt-PT', '12%'],
  ['zh-CN', '8.8 折'],
])('%s writes a discount of 12 per cent as its readers do', (locale, expected) => {
  expect(off(locale, 12)).toBe(expected);
});

test('Chinese names what is left to pay in tenths, without a needless nought', () => {
  expect([off('zh-CN', 35), off('zh-CN', 50), off('zh-CN', 5)]).toEqual(['6.5 折', '5 折', '9.5 折']);
});

test('nothing left to pay is no tenth', () => {
  expect(off('zh-CN', 100)).toBe('100%');
});
