import { FormattedDate } from 'react-intl';

type DateTextProps = {
  /** A moment in UTC, or a day. */
  value: string;
  /** With the hour; without it only the day is written. */
  withTime?: boolean;
  /** It is days away, not years: with its weekday in place of its year. */
  near?: boolean;
};

/** A moment or a day as the reader writes it, in the region's time. */
export function DateText({ value, withTime = false, near = false }: DateTextProps) {
  const day = /^\d{4}-\d\d-\d\d$/.test(value);
  return (
    <time dateTime={value}>
      <FormattedDate
        value={day ? `${value}T12:00:00Z` : value}
        day="numeric"
        month="short"
        year={day || near ? undefined : 'numeric'}
        {...(near && { weekday: 'short' })}
        {...(day && { weekday: 'short', timeZone: 'UTC' })}
        {...(withTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      />
    </time>
  );
}
