import { expect, test } from 'vitest';
import { daysAfter, daysBetween, weekOf } from '#src/domain/days-ahead.ts';

test.each([
  ['2026-05-04', 3, '2026-05-07'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-05-04', -4, '2026-04-30'],
])('%s and %i days is %s', (day, count, after) => {
  expect(daysAfter(day, count)).toBe(after);
  expect(daysBetween(day, after)).toBe(count);
});

test('the week begins today while something comes within it', () => {
  const week = weekOf('2026-11-22', ['2026-11-27', '2026-11-26']);
  expect(week).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
});

test('the last day of the week still belongs to it, the one after begins another', () => {
  expect(weekOf('2026-11-22', ['2026-11-28'])[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-22', ['2026-11-29'])[0]).toBe('2026-11-29');
});

test('without anything that comes it is the week from today', () => {
  expect(weekOf('2026-11-22', [])[0]).toBe('2026-11-22');
});
