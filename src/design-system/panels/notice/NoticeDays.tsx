import { type ReactNode, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { calendarDay, dayBefore } from '#src/domain/calendar-day.ts';

const messages = defineMessages({
  today: { id: 'noticeDays.today', defaultMessage: 'Today', description: 'Heading above what came today' },
  yesterday: {
    id: 'noticeDays.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Heading, the day before',
  },
});

/** A row, and the moment (UTC) by which it finds its day. */
export type DatedRow = { id: number; time: string; row: ReactNode };

type NoticeDaysProps = {
  /** Newest first. */
  rows: readonly DatedRow[];
  /** The service's clock, ms since 1970. */
  now?: (() => number) | undefined;
};

const neverChanges = () => () => undefined;

/** Rows below the day on which they came, by the region's calendar; a page that comes from the server names each day by its date. */
export function NoticeDays({ rows, now = Date.now }: NoticeDaysProps) {
  const { formatDate, formatMessage, timeZone } = useIntl();
  const today = useSyncExternalStore(
    neverChanges,
    () => calendarDay(now(), timeZone),
    () => undefined,
  );
  const nameOf = (day: string) => {
    if (day === today) return formatMessage(messages.today);
    if (today && day === dayBefore(today)) return formatMessage(messages.yesterday);
    return formatDate(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  };
  const days = new Map<string, DatedRow[]>();
  for (const one of rows) {
    const day = calendarDay(Date.parse(one.time), timeZone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="grid gap-1">
      <h2 className="mt-2 text-sm font-semibold text-fg-2">{nameOf(day)}</h2>
      <ul className="divide-y divide-line">
        {ofDay.map(({ id, row }) => (
          <li key={id}>{row}</li>
        ))}
      </ul>
    </section>
  ));
}
