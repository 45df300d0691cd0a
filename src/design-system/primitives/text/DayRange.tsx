import { FormattedDate } from 'react-intl';

type DayRangeProps = {
  /** First and last day, as yyyy-MM-dd. */
  from: string;
  to: string;
};

const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** A span of days. Not by the platform's range format: its blanks differ between server and browser. */
export function DayRange({ from, to }: DayRangeProps) {
  return (
    <>
      <FormattedDate value={`${from}T12:00:00Z`} {...day} /> –{' '}
      <FormattedDate value={`${to}T12:00:00Z`} {...day} />
    </>
  );
}
