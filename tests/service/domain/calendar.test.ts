import { expect, test } from 'vitest';
import { calendarDay } from '#service/domain/calendar.ts';

test.each([
  ['Asia/Colombo', '2026-05-04T18:29:59.999Z', '2026-05-03T18:30:00.000Z', '2026-05-04T18:30:00.000Z'],
  ['Asia/Colombo', '2026-05-04T18:30:00Z', '2026-05-04T18:30:00.000Z', '2026-05-05T18:30:00.000Z'],
  ['Europe/Istanbul', '2026-12-31T21:00:00Z', '2026-12-31T21:00:00.000Z', '2027-01-01T21:00:00.000Z'],
  ['Asia/Shanghai', '2026-02-28T15:00:00Z', '2026-02-27T16:00:00.000Z', '2026-02-28T16:00:00.000Z'],
  // The clocks go forward there in this night: a day of 23 hours; and back in that one: 25.
  ['Europe/Lisbon', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['Europe/Lisbon', '2026-10-25T12:00:00Z', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
])('in %s the day of %s lasts from %s to %s', (timeZone, moment, from, to) => {
  const { startTime, endTime } = calendarDay(timeZone, new Date(moment));
  expect([startTime.toISOString(), endTime.toISOString()]).toEqual([from, to]);
});

test('days are numbered one after another by the calendar there', () => {
  const at = (moment: string) => calendarDay('Asia/Colombo', new Date(moment)).number;
  expect(at('2026-05-04T18:30:00Z') - at('2026-05-04T18:29:59Z')).toBe(1);
  expect(at('2027-01-01T00:00:00Z') - at('2026-12-31T00:00:00Z')).toBe(1);
});
