import { expect, test } from 'vitest';
import { allocate, roundHalfUp } from '#service/domain/money.ts';

test.each([
  { what: '7 % of 33 333 kip moves in steps of a whole kip', of: [3_333_300 * 7, 100, 100], is: 233_300 },
  { what: '8 % of 4524.99 rupees', of: [452_499 * 8, 100, 1], is: 36_200 },
  { what: '1.5 % of 2964.49 rupees', of: [296_449 * 150, 10_000, 1], is: 4_447 },
  { what: 'a half goes up', of: [5, 2, 1], is: 3 },
  { what: 'a half of a step goes up', of: [250, 1, 100], is: 300 },
  {
    what: 'amounts beyond 2^53 between the steps stay exact',
    of: [9_007_199_254_740_991, 3, 1],
    is: 3_002_399_751_580_330,
  },
])('rounding: $what', ({ of: [numerator, denominator, increment], is }) => {
  expect(roundHalfUp(numerator!, denominator!, increment!)).toBe(is);
});

test.each([
  {
    what: 'a promotion over two lines',
    whole: 17_500,
    bases: [250_000, 99_999],
    step: 1,
    parts: [12_500, 5_000],
  },
  {
    what: 'a shop voucher over what is left of them',
    whole: 10_000,
    bases: [237_500, 89_999],
    step: 1,
    parts: [7_252, 2_748],
  },
  {
    what: 'a mall voucher over three lines',
    whole: 30_000,
    bases: [230_248, 87_251, 135_000],
    step: 1,
    parts: [15_265, 5_785, 8_950],
  },
  {
    what: 'coins over three lines',
    whole: 42_200,
    bases: [214_983, 81_466, 126_050],
    step: 1,
    parts: [21_473, 8_137, 12_590],
  },
  {
    what: 'the wallet over two orders',
    whole: 100_000,
    bases: [286_286, 113_460],
    step: 1,
    parts: [71_617, 28_383],
  },
  {
    what: 'kip over three equal lines: the first takes the rest',
    whole: 100_000,
    bases: [1, 1, 1],
    step: 100,
    parts: [33_400, 33_300, 33_300],
  },
  { what: 'a line that costs nothing gets nothing', whole: 500, bases: [0, 100], step: 1, parts: [0, 500] },
  { what: 'nothing over nothing', whole: 500, bases: [0, 0], step: 1, parts: [0, 0] },
])('dividing: $what', ({ whole, bases, step, parts }) => {
  expect(allocate(whole, bases, step)).toEqual(parts);
});
