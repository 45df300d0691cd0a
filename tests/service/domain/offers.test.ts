import { expect, test } from 'vitest';
import { groupBuyState, piecesNeeded } from '#service/offers/group-buy-state.ts';
import { voucherStock } from '#service/vouchers/rules.ts';
import { dayIn, seedDay } from '#service/seed/seed-day.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const group = { startTime: at(8), endTime: at(12), targetCount: 3 };

test.each([
  [7, 3, 'UPCOMING'],
  [8, 0, 'IN_PROGRESS'],
  [11, 2, 'IN_PROGRESS'],
  [11, 3, 'COMPLETED'],
  [12, 2, 'TIME_OUT'],
  [12, 4, 'COMPLETED'],
] as const)('at %i h with %i pieces paid a group is %s', (hour, joinedCount, state) => {
  expect(groupBuyState({ ...group, joinedCount }, at(hour))).toBe(state);
});

test('a group never needs less than nothing', () => {
  expect([0, 2, 5].map((joinedCount) => piecesNeeded({ targetCount: 3, joinedCount }))).toEqual([3, 1, 0]);
});

test.each([
  [0, 'AVAILABLE'],
  [84, 'AVAILABLE'],
  [85, 'FEW'],
  [99, 'FEW'],
  [100, 'GONE'],
] as const)('of 100 vouchers, %i collected, the stock is %s', (collected, stock) => {
  expect(voucherStock({ total: 100, collected })).toBe(stock);
});

test('a day of the catalogue keeps its distance from the day that the shop is filled', () => {
  const day = seedDay('2026-11-21', new Date('2027-03-01T23:30:00Z'));
  expect(day.moved('2026-11-21')).toBe('2027-03-01');
  expect(day.moved('2026-11-01')).toBe('2027-02-09');
  expect(day.hours(-16).toISOString()).toBe('2027-03-01T07:30:00.000Z');
});

test('a day begins and ends by the clock on the wall of its region', () => {
  expect(dayIn('Asia/Colombo', '2026-12-31', 'ends').toISOString()).toBe('2026-12-31T18:29:59.000Z');
  expect(dayIn('Europe/Istanbul', '2026-12-31', 'begins').toISOString()).toBe('2026-12-30T21:00:00.000Z');
});
