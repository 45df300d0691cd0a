import { cx } from 'class-variance-authority';
import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
};

/** On, off or mixed: the platform's own box in the mall's look. */
export function Checkbox({ mixed = false, className, ...rest }: CheckboxProps) {
  return (
    <span className={cx('relative inline-grid size-[22px] shrink-0 place-items-center', className)}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        className="peer absolute -inset-[11px] z-1 size-11 opacity-0 disabled:cursor-not-allowed"
        {...rest}
      />
      <span
        aria-hidden
        className="grid size-[22px] place-items-center rounded-sm border-[1.5px] border-control bg-canvas text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-indeterminate:border-primary peer-indeterminate:bg-primary peer-indeterminate:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:border-line-2 peer-disabled:bg-disabled peer-disabled:peer-checked:text-on-disabled peer-aria-invalid:border-danger"
      >
        {mixed ? <Minus className="size-4" strokeWidth={3} /> : <Check className="size-4" strokeWidth={3} />}
      </span>
    </span>
  );
}
