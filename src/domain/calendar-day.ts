/** The day (yyyy-MM-dd) of a moment (ms since 1970) by the reader's own calendar. */
export const calendarDay = (moment: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
