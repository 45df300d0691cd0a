import { expect, test } from 'vitest';
import { calendarFile } from '#src/domain/calendar-file.ts';

const writtenAt = '2026-11-22T09:15:30.123Z';
const parcel = {
  uid: '261122091400001187@shop.example',
  from: '2026-11-26',
  to: '2026-11-26',
  summary: 'Parcel from Oak & Linen',
  description: 'iCan Mall, order 261122091400001187',
};

/** The lines of a file with folded ones put together again (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a day is an entry that ends the day after (RFC 5545, 3.6.1)', () => {
  expect(unfolded(calendarFile([parcel], writtenAt))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//iCan Mall//Parcels//EN',
    'BEGIN:VEVENT',
    'UID:261122091400001187@shop.example',
    'DTSTAMP:20261122T091530Z',
    'DTSTART;VALUE=DATE:20261126',
    'DTEND;VALUE=DATE:20261127',
    'SUMMARY:Parcel from Oak & Linen',
    String.raw`DESCRIPTION:iCan Mall\, order 261122091400001187`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a span ends the day after its last one, over the end of a month and of February', () => {
  const file = calendarFile(
    [
      { ...parcel, from: '2026-11-28', to: '2026-11-30' },
      { ...parcel, from: '2028-02-27', to: '2028-02-28' },
    ],
    writtenAt,
  );
  expect(unfolded(file).filter((line) => line.startsWith('DTEND'))).toEqual([
    'DTEND;VALUE=DATE:20261201',
    'DTEND;VALUE=DATE:20280229',
  ]);
});

test('what means something in a calendar file is escaped (RFC 5545, 3.3.11)', () => {
  const summary = 'One; two, three \\ four\r\nfive';
  const file = calendarFile([{ ...parcel, summary }], writtenAt);
  expect(unfolded(file)).toContain(String.raw`SUMMARY:One\; two\, three \\ four\nfive`);
});

test.each(['Посылка из магазина '.repeat(9), '来自店铺的包裹'.repeat(20), '📦'.repeat(60), 'x'.repeat(300)])(
  'a line has 75 bytes at most, and no letter is cut: %s',
  (summary) => {
    const file = calendarFile([{ ...parcel, summary }], writtenAt);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${summary}`);
  },
);

test('lines end with a carriage return and a line feed', () => {
  const file = calendarFile([parcel, parcel], writtenAt);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
