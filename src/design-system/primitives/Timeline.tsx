import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type TimelineProps = {
  /** What happened: the name of the list. */
  label: string;
  /** Newest first. */
  events: readonly { id: string | number; title: ReactNode; note?: ReactNode }[];
};

/** What happened, newest first. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className="grid">
      {events.map(({ id, title, note }, index) => (
        <li
          key={id}
          className={cx(
            'relative grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 pb-5.5 last:pb-0',
            'before:absolute before:top-6 before:-bottom-0.5 before:left-[11px] before:w-0.5 before:bg-primary last:before:hidden',
          )}
        >
          <span
            aria-hidden
            className={cx(
              'grid size-6 place-items-center rounded-full',
              index === 0 ? 'border-[7px] border-primary bg-canvas' : 'bg-primary text-on-primary',
            )}
          >
            {index > 0 && <Check className="size-3.5" strokeWidth={3} />}
          </span>
          <span className="grid gap-0.5 text-base">
            <span className={index === 0 ? 'font-semibold' : ''}>{title}</span>
            {note && <span className="text-xs text-fg-3">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
