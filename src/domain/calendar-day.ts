/** The day (yyyy-MM-dd) of a moment (ms since 1970) by the reader's own calendar. */
export const calendarDay = (moment: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** The day before one (both yyyy-MM-dd), whatever the clocks do in between. */
export const dayBefore = (day: string): string => {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
};
