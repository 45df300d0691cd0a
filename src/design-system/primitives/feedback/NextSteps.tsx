import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type NextStepsProps = {
  /** Names the list. */
  label: string;
  steps: readonly { id: string; title: ReactNode; note?: ReactNode }[];
  /** Index of the step that is on; all before it are done. */
  current: number;
};

/** What happens one after the other, from top to bottom: done, on, and to come. */
export function NextSteps({ label, steps, current }: NextStepsProps) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map(({ id, title, note }, index) => {
        const state = index < current ? 'done' : index === current ? 'on' : 'coming';
        return (
          <li
            key={id}
            aria-current={state === 'on' ? 'step' : undefined}
            className={cx(
              'relative grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 pb-5.5 last:pb-0',
              'before:absolute before:top-6 before:-bottom-0.5 before:left-[11px] before:w-0.5 last:before:hidden',
              state === 'coming' ? 'before:bg-line-2' : 'before:bg-primary',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'grid size-6 place-items-center rounded-full',
                state === 'done' && 'bg-primary text-on-primary',
                state === 'on' && 'border-[7px] border-primary bg-canvas',
                state === 'coming' && 'border-2 border-line-2 bg-canvas',
              )}
            >
              {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <span className="grid gap-0.5 wrap-anywhere">
              <span className={cx('text-base', state !== 'coming' && 'font-semibold')}>{title}</span>
              {note && <span className="text-sm text-fg-2">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
