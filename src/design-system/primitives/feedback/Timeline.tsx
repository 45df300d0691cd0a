import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

type TimelineProps = {
  /** What happened: the name of the list. */
  label: string;
  /** Newest first. */
  events: readonly {
    id: string | number;
    title: ReactNode;
    note?: ReactNode;
    /** When: before the sign where there is room, else below the words. */
    time?: ReactNode;
    /** It went wrong: a cross in red; the words say what. */
    failed?: boolean;
  }[];
  /** Nothing comes after the newest: it is done like the others. */
  ended?: boolean;
};

/** What happened, newest first. */
export function Timeline({ label, events, ended = false }: TimelineProps) {
  return (
    <ol aria-label={label} className="grid">
      {events.map(({ id, title, note, time, failed = false }, index) => {
        const on = index === 0 && !ended && !failed;
        return (
          <li
            key={id}
            className={cx(
              'relative grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 pb-5.5 last:pb-0',
              'before:absolute before:top-6 before:-bottom-0.5 before:left-[11px] before:w-0.5 before:bg-primary last:before:hidden',
              time && 'nav:grid-cols-[128px_24px_minmax(0,1fr)] nav:before:left-[153px]',
            )}
          >
            {time && <span className="pt-0.5 text-sm text-fg-2 tabular-nums max-nav:hidden">{time}</span>}
            <span
              aria-hidden
              className={cx(
                'grid size-6 place-items-center rounded-full',
                on && 'border-[7px] border-primary bg-canvas',
                failed && 'bg-danger text-on-danger',
                !on && !failed && 'bg-primary text-on-primary',
              )}
            >
              {failed && <X className="size-3.5" strokeWidth={3} />}
              {!failed && !on && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <div className="grid gap-0.5 text-base wrap-anywhere">
              <p className={index === 0 ? 'font-semibold' : ''}>{title}</p>
              {note && <div className="text-xs text-fg-3">{note}</div>}
              {time && <p className="text-xs text-fg-3 tabular-nums nav:hidden">{time}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
