import type { IntlShape } from 'react-intl';
import type { OrderArrival } from '#openapi/schema.gen.ts';
import { arrivalMessages as messages } from './arrival-messages.ts';

/** A day (yyyy-MM-dd) as it is said in passing: Thu 26 Nov. */
export const shortDay = (intl: IntlShape, day: string): string =>
  intl.formatDate(`${day}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** When it comes, in one line; after a broken promise the new day. */
export function arrivalWords(intl: IntlShape, { from, to, daysLate }: OrderArrival): string {
  if (daysLate > 0) return intl.formatMessage(messages.newDay, { day: shortDay(intl, to) });
  if (from === to) return intl.formatMessage(messages.on, { day: shortDay(intl, to) });
  return intl.formatMessage(messages.between, { from: shortDay(intl, from), to: shortDay(intl, to) });
}

/** By how many days a promise was broken; undefined while it holds. */
export function lateWords(intl: IntlShape, { promisedTo, daysLate }: OrderArrival): string | undefined {
  if (daysLate === 0) return undefined;
  return intl.formatMessage(messages.late, { days: daysLate, day: shortDay(intl, promisedTo) });
}
