import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

type ProgressStepsProps = {
  label: string;
  steps: { id: string; name: string; note?: ReactNode }[];
  /** Index of the step that is on; all before it are done. */
  current: number;
  /** It ended at the step that is on: a cross in ink, nothing comes after it. */
  cancelled?: boolean;
};

/** Where something stands: what is done, what is on, what comes. */
export function ProgressSteps({ label, steps, current, cancelled = false }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col py-4 text-center text-xs nav:text-sm">
      {steps.map(({ id, name, note }, index) => {
        const state = index < current ? 'done' : index === current ? 'on' : 'coming';
        const crossed = cancelled && state === 'on';
        return (
          <li
            key={id}
            aria-current={state === 'on' ? 'step' : undefined}
            className={cx(
              'relative grid grid-cols-1 content-start justify-items-center gap-2',
              index > 0 && 'before:absolute before:top-[11px] before:-left-1/2 before:h-0.5 before:w-full',
              index > 0 && (state === 'coming' || crossed ? 'before:bg-line-2' : 'before:bg-primary'),
              state === 'coming' ? 'text-fg-3' : 'text-fg',
              state === 'on' && 'font-semibold',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'relative z-1 grid size-6 place-items-center rounded-full',
                state === 'done' && 'bg-primary text-on-primary',
                crossed && 'bg-inv text-fg-inv',
                state === 'on' && !crossed && 'border-[7px] border-primary bg-canvas',
                state === 'coming' && 'border-2 border-line-2 bg-canvas',
              )}
            >
              {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
              {crossed && <X className="size-3.5" strokeWidth={3} />}
            </span>
            <span className="max-w-full px-0.5 wrap-break-word hyphens-auto">{name}</span>
            {note && <span className="-mt-1 font-regular text-fg-3">{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
