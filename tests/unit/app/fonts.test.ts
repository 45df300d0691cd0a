import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontsOf } from '#src/app/fonts.ts';

const filesOf = (...reader: Parameters<typeof fontsOf>) =>
  fontsOf(...reader).map((file) => /geologica-([a-z-]+)-wght/.exec(file)?.[1]);

test.each([
  ['en', 'lk', ['basic-latin']],
  ['zh', 'cn', ['basic-latin']],
  ['ru', 'lk', ['basic-latin', 'cyrillic']],
  ['pt', 'lk', ['basic-latin', 'latin-accents']],
  ['tr', 'tr', ['basic-latin', 'latin-accents', 'latin-ext']],
  ['en', 'la', ['basic-latin', 'latin-ext']],
] as const)(
  'a page in %s for %s has the letters of its words and of its currency',
  (language, region, files) => {
    expect(filesOf(language, region)).toEqual(files);
  },
);

/** Bytes that a server sends before the browser has answered: ten packets. */
const firstFlight = 14_600;
const headers = 500;

test('the font of every page comes in its first flight', () => {
  const { size } = statSync('src/design-system/tokens/fonts/geologica-basic-latin-wght-normal.woff2');
  expect(size + headers).toBeLessThanOrEqual(firstFlight);
});
