import { cx } from 'class-variance-authority';
import { FormattedDate, FormattedNumber } from 'react-intl';

type CalendarLeafProps = {
  /** As yyyy-MM-dd. */
  day: string;
  /** `deal`: it must be done by then. */
  tone?: 'ink' | 'deal';
};

/** A day, as a leaf of a calendar: month, figure, weekday. */
export function CalendarLeaf({ day, tone = 'ink' }: CalendarLeafProps) {
  const noon = `${day}T12:00:00Z`;
  return (
    <time
      dateTime={day}
      data-slot="calendar-leaf"
      className="grid w-18 shrink-0 overflow-hidden rounded-md bg-white text-center text-xs text-door-2 nav:w-21"
    >
      <span
        className={cx(
          'truncate px-1 leading-5.5 font-semibold',
          tone === 'deal' ? 'bg-deal text-on-deal' : 'bg-door-2 text-white',
        )}
      >
        <FormattedDate value={noon} month="long" timeZone="UTC" />
      </span>
      <b className="pt-1 text-[2rem] leading-tight font-bold tabular-nums">
        <FormattedNumber value={Number(day.slice(-2))} />
      </b>
      <span className="pb-1.5">
        <FormattedDate value={noon} weekday="short" timeZone="UTC" />
      </span>
    </time>
  );
}
