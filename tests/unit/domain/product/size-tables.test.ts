import { expect, test } from 'vitest';
import { sizeTable } from '#src/domain/product/size-tables.ts';

test('letters have the measures of a grown body, those that matter for the piece', () => {
  const { rows, measures } = sizeTable('tops', ['S', 'M']);
  expect(measures).toEqual(['chest', 'waist']);
  expect(rows.map(({ size, chest }) => [size, chest])).toEqual([
    ['S', [85, 90]],
    ['M', [91, 96]],
  ]);
});

test.each(['5–6 years', '5–6 岁', '5–6 yaş'])('an age is found by its figures: %s', (size) => {
  const { rows, measures } = sizeTable('bottoms', [size]);
  expect(measures).toEqual(['height']);
  expect(rows[0]?.height).toEqual([110, 116]);
});

test('a shoe says how long the foot is, also over a span of sizes', () => {
  expect(sizeTable('shoes', ['36', '36–40']).rows.map(({ foot }) => foot)).toEqual([
    [22.5, 22.5],
    [22.5, 25.2],
  ]);
});

test('what is no size has no row', () => {
  expect(sizeTable('tops', ['White lace']).rows).toEqual([]);
  expect(sizeTable('shoes', ['Prism']).rows).toEqual([]);
});
