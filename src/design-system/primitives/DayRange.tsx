import { useIntl } from 'react-intl';

type DayRangeProps = {
  /** First and last day, as yyyy-MM-dd. */
  from: string;
  to: string;
};

/** Two days as the reader writes a span of them. */
export function DayRange({ from, to }: DayRangeProps) {
  const { formatDateTimeRange } = useIntl();
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  return formatDateTimeRange(noon(from), noon(to), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
