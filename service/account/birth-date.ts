import { dayIn } from '#service/domain/calendar.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** The first day that anybody alive can have been born on. */
const first = '1900-01-01';

/** Refuses a day of birth that is still to come on the reader's wall, or that nobody alive can have (S3.3). */
export function checkBirthDate(birthDate: string | null, timeZone: string, now: Date) {
  if (birthDate === null) return;
  if (birthDate > dayIn(timeZone, now)) throw wrong('date.future');
  if (birthDate < first) throw wrong('too_small');
}

const wrong = (code: 'date.future' | 'too_small') =>
  new Refusal('request.invalid', { fields: [{ field: '/birthDate', code }] });
