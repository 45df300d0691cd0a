/** A day, or a span of days, that the reader puts into a calendar. */
export type CalendarEvent = {
  /** Never changes, so that the same file taken twice is one entry. */
  uid: string;
  /** First and last day, as yyyy-MM-dd. */
  from: string;
  to: string;
  summary: string;
  description: string;
};

const dayMs = 86_400_000;
const lineBytesMax = 75;

const digits = (day: string) => day.replaceAll('-', '');

/** The day after: a calendar ends a span before the day that it names (RFC 5545, 3.6.1). */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** Backslash, semicolon, comma and line break mean something in a calendar file (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** A line of at most 75 bytes; what follows stands below it after a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > lineBytesMax) {
      parts.push(' ');
      bytes = 1;
    }
    parts.push(`${parts.pop() ?? ''}${sign}`);
    bytes += size;
  }
  return parts.join('\r\n');
}

/**
 * A calendar file (RFC 5545) with whole days. `writtenAt` is a moment in UTC.
 */
export function calendarFile(events: readonly CalendarEvent[], writtenAt: string): string {
  const stamp = `${new Date(writtenAt).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//iCan Mall//Parcels//EN',
    ...events.flatMap(({ uid, from, to, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${digits(from)}`,
      `DTEND;VALUE=DATE:${digits(dayAfter(to))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
