import { describe, expect, test } from 'vitest';
import { lightSizes } from '#src/design-system/primitives/media/source-set.ts';

describe('sizes of a picture on a very dense screen', () => {
  test.each([
    ['104px', '(min-resolution: 2.5x) 79px, 104px'],
    ['100vw', '(min-resolution: 2.5x) 76vw, 100vw'],
    [
      '(min-width: 1280px) 216px, (min-width: 835px) 25vw, 148px',
      '(min-width: 1280px) 216px, (min-width: 835px) 25vw, (min-resolution: 2.5x) 112px, 148px',
    ],
  ])('of %s the last is lighter there: %s', (sizes, light) => {
    expect(lightSizes(sizes)).toBe(light);
  });

  test('sizes that end in no plain number stay as they are', () => {
    expect(lightSizes('calc(100vw - 32px)')).toBe('calc(100vw - 32px)');
  });
});
