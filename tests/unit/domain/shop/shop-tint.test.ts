import { expect, test } from 'vitest';
import { wallTint } from '#src/domain/shop/shop-tint.ts';

test('a colour that is dark enough stays as the shop has chosen it', () => {
  expect(wallTint('#5c1f2a')).toBe('#5c1f2a');
});

test.each(['#ffffff', '#f0a020', '#2aa5a0', '#c22b2b'])(
  'white words can be read on what becomes of %s',
  (tint) => {
    const [red = 0, green = 0, blue = 0] = (wallTint(tint)?.match(/[0-9a-f]{2}/g) ?? []).map(
      (pair) => (Number.parseInt(pair, 16) / 255) ** 2.2,
    );
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(5.5);
  },
);

test('a shop without a colour has none', () => {
  expect(wallTint(undefined)).toBeUndefined();
});
