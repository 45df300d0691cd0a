import { expect, test } from 'vitest';
import { compareSurroundings } from '../../visual/same-surroundings.ts';

const kept = { chromium: '156.0.1.2', letters: 'drawn-so', timeZone: 'UTC', locale: 'en-US', scale: 1 };

test('where nothing differs, or nothing is kept, nothing is said and every pixel counts', () => {
  expect(compareSurroundings(kept, { ...kept })).toEqual({ allowed: 0 });
  expect(compareSurroundings(undefined, kept)).toEqual({ allowed: 0 });
});

test('another Chromium is said with both versions and what to do, and is no fault by itself', () => {
  const { said, allowed, senseless } = compareSurroundings(kept, {
    ...kept,
    chromium: '149.0.0.0',
    letters: 'x',
  });
  expect(said).toMatch(
    /^Pictures were kept with Chromium 156\.0\.1\.2, this is 149\.0\.0\.0: .*CHROMIUM_PATH.*npm run visual:accept/,
  );
  expect(allowed).toBeGreaterThan(0);
  expect(senseless).toBeUndefined();
});

test('letters that the same Chromium draws differently are said, too', () => {
  const { said, allowed } = compareSurroundings(kept, { ...kept, letters: 'drawn-otherwise' });
  expect(said).toContain('draws the letters of packaged fonts differently');
  expect(allowed).toBeGreaterThan(0);
});

test('another time zone, locale or scale makes a comparison senseless, and each is named', () => {
  const { said, senseless } = compareSurroundings(kept, { ...kept, timeZone: 'Asia/Tokyo', scale: 2 });
  expect(senseless).toBe(true);
  expect(said).toContain('the time zone (UTC, here Asia/Tokyo), pixels to a px (1, here 2)');
});
