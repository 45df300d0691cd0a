import { cx } from 'class-variance-authority';
import { Timer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSecondsLeft } from './use-seconds-left.ts';

const daySeconds = 86_400;
const hourSeconds = 3600;
const minuteSeconds = 60;
const secondMs = 1000;

type TimeLabelProps = {
  /** The moment that it counts to, ms since 1970. */
  until: number;
  /** The clock, ms since 1970; the service's where its clock and the reader's differ. */
  now?: () => number;
  onEnd?: () => void;
  /** Within a sentence: no sign, and hours only if any. */
  plain?: boolean;
};

/** Time left in one line where tiles have no room: 05:12:08, days before it if any; said in words without the seconds. */
export function TimeLabel({ until, now = Date.now, onEnd, plain = false }: TimeLabelProps) {
  const intl = useIntl();
  // On the server it is told once; there is nothing to be warned of when the browser's first second differs.
  const left = useSecondsLeft(until, now, onEnd) ?? Math.max(0, Math.ceil((until - now()) / secondMs));
  const days = Math.floor(left / daySeconds);
  const hours = Math.floor((left % daySeconds) / hourSeconds);
  const minutes = Math.floor((left % hourSeconds) / minuteSeconds);
  const seconds = left % minuteSeconds;
  const unit = (value: number, name: string, unitDisplay: 'long' | 'narrow') =>
    intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay });
  const words = [
    days > 0 && unit(days, 'day', 'long'),
    hours > 0 && unit(hours, 'hour', 'long'),
    minutes > 0 && unit(minutes, 'minute', 'long'),
  ].filter((word) => word !== false);
  return (
    <span
      role="timer"
      suppressHydrationWarning
      data-slot="time-label"
      aria-label={intl.formatList(words.length > 0 ? words : [unit(seconds, 'second', 'long')], {
        type: 'unit',
      })}
      className={cx(
        'items-center gap-1 whitespace-nowrap tabular-nums',
        plain ? 'font-semibold' : 'inline-flex text-sm font-medium',
      )}
    >
      {!plain && <Timer aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />}
      <span aria-hidden suppressHydrationWarning>
        {days > 0 && `${unit(days, 'day', 'narrow')} `}
        {(plain && hours === 0 ? [minutes, seconds] : [hours, minutes, seconds])
          .map((value) => intl.formatNumber(value, { minimumIntegerDigits: 2 }))
          .join(':')}
      </span>
    </span>
  );
}
