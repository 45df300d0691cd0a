import { expect, test } from 'vitest';
import { enlargement } from '#src/design-system/primitives/media/picture-room.ts';

const look = (width: number, height = width) => ({ width, height, colour: '#ffffff' });
const stage = { width: 600, height: 600 };

test('a picture with pixels to spare is magnified as much as was asked for', () => {
  expect(enlargement(look(1600), stage, 2)).toBe(2);
});

test('one with few is magnified until it is a quarter larger than its pixels', () => {
  expect(enlargement(look(600), stage, 2)).toBe(1.25);
  expect(enlargement(look(800), stage, 2)).toBeCloseTo(1.667, 2);
});

test('one that stands on a mat is as large as it gets', () => {
  expect(enlargement(look(300), stage, 2)).toBe(1);
});

test('one of unknown size is magnified as before', () => {
  expect(enlargement(undefined, stage, 2)).toBe(2);
});
