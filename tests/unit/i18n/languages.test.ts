import { expect, test } from 'vitest';
import { pickLanguage } from '#src/i18n/languages.ts';

test.each([
  ['tr', 'en-US,en;q=0.9', 'tr'],
  [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  [undefined, 'si-LK,ru;q=0.5,en;q=0.9', 'en'],
  [undefined, 'pt-BR', 'pt'],
  [undefined, 'lo', 'en'],
  ['xx', null, 'en'],
  [undefined, '*;q=nonsense', 'en'],
  [undefined, 'constructor', 'en'],
])('stored %s and browser %s → %s (S9.24, S9.25)', (stored, accepted, language) => {
  expect(pickLanguage(stored, accepted)).toBe(language);
});
