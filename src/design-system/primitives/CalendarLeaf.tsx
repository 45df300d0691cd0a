import { cx } from 'class-variance-authority';
import { FormattedDate } from 'react-intl';

type CalendarLeafProps = {
  /** A moment in UTC. */
  value: string;
  /** Something must be done by then: its binding is marigold. */
  due?: boolean;
};

/** A day as a leaf of a calendar: beside a sentence that says what happens on it, so it is seen and not heard. */
export function CalendarLeaf({ value, due = false }: CalendarLeafProps) {
  return (
    <span
      aria-hidden
      className="grid w-18 shrink-0 overflow-hidden rounded-md bg-canvas text-center text-xs text-fg nav:w-21"
    >
      <span
        className={cx('truncate px-1 leading-[22px]', due ? 'bg-deal text-on-deal' : 'bg-inv text-fg-inv')}
      >
        <FormattedDate value={value} month="long" />
      </span>
      <span className="pt-1 text-price-xl tabular-nums">
        <FormattedDate value={value} day="numeric" />
      </span>
      <span className="pb-1.5">
        <FormattedDate value={value} weekday="short" />
      </span>
    </span>
  );
}
