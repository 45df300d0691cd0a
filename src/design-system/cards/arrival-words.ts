import type { IntlShape } from 'react-intl';
import type { ArrivalPromise } from '#openapi/schema.gen.ts';
import { arrivalMessages as messages } from './arrival-messages.ts';

/** A day (yyyy-MM-dd) as it is said in passing: Thu 26 Nov. */
export const shortDay = (intl: IntlShape, day: string): string =>
  intl.formatDate(`${day}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** When it comes, or by how many days it is late, in one line. */
export function arrivalWords(intl: IntlShape, { from, to, lateDays }: ArrivalPromise): string {
  if (lateDays > 0) return intl.formatMessage(messages.late, { days: lateDays });
  if (from === to) return intl.formatMessage(messages.on, { day: shortDay(intl, to) });
  return intl.formatMessage(messages.between, { from: shortDay(intl, from), to: shortDay(intl, to) });
}
