import { expect, test } from 'vitest';
import { calendarDay, dayBefore } from '#src/domain/calendar-day.ts';

test('a moment belongs to the day of the zone in which it is read', () => {
  const evening = Date.parse('2026-05-03T20:00:00Z');
  expect(calendarDay(evening, 'Asia/Colombo')).toBe('2026-05-04');
  expect(calendarDay(evening, 'Europe/Istanbul')).toBe('2026-05-03');
});

test('the day before is one of the calendar, over the ends of months and years', () => {
  expect(dayBefore('2026-05-04')).toBe('2026-05-03');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
});
