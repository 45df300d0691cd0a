import { dayIn } from '#service/domain/calendar.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** The earliest accepted date of birth. */
const first = '1900-01-01';

/**
 * Refuses a date of birth that is in the future in the reader's time zone, or before the earliest accepted one
 * (S3.3).
 */
export function checkBirthDate(birthDate: string | null, timeZone: string, now: Date) {
  if (birthDate === null) return;
  if (birthDate > dayIn(timeZone, now)) throw wrong('date.future');
  if (birthDate < first) throw wrong('too_small');
}

const wrong = (code: 'date.future' | 'too_small') =>
  new Refusal('request.invalid', { fields: [{ field: '/birthDate', code }] });
