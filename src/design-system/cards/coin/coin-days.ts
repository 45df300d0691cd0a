import type { IntlShape } from 'react-intl';

type Intl = Pick<IntlShape, 'formatDate'>;

/** Noon of a calendar day, so that no time zone makes another day of it. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

/** The last day of coins in full, as "Thu, 31 December 2026"; its year always, because coins live past the year's end. */
export const lastDayInFull = (intl: Intl, day: string) =>
  intl.formatDate(noonOf(day), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The last day of coins in a row, as "31 Dec 2026". */
export const lastDay = (intl: Intl, day: string) =>
  intl.formatDate(noonOf(day), { dateStyle: 'medium', timeZone: 'UTC' });

/** A month in which coins end, `2026-12`: as it is seen below its bar, and as it is heard, with its year. */
export const endMonth = (intl: Intl, month: string) => {
  const middle = noonOf(`${month}-15`);
  return {
    seen: intl.formatDate(middle, { month: 'short', timeZone: 'UTC' }),
    heard: intl.formatDate(middle, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
};
