import * as Radix from '@radix-ui/react-switch';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './described-by.ts';
import { FieldError } from './FieldError.tsx';

type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'onChange' | 'asChild' | 'children'> & {
  /** What it turns on. */
  label: ReactNode;
  /** A second line: what that means. */
  note?: ReactNode;
  /** Why it cannot stay as it is; stands in place of the note. */
  error?: ReactNode;
  /** Called with the new state. */
  onChange?: (on: boolean) => void;
};

/** On or off, at once: 44 × 26 px, its words before it. */
export function Switch({ label, note, error, onChange, id, className, ...rest }: SwitchProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <div
      className={cx(
        'flex min-h-11 items-center justify-between gap-4 has-disabled:text-on-disabled',
        className,
      )}
    >
      <div className="min-w-0 text-base wrap-anywhere">
        <label htmlFor={field} className="block">
          {label}
        </label>
        {error ? (
          <FieldError id={`${field}-error`}>{error}</FieldError>
        ) : (
          note && (
            <span id={`${field}-hint`} className="block text-sm text-fg-2">
              {note}
            </span>
          )
        )}
      </div>
      <Radix.Root
        id={field}
        {...describedBy(field, { error, hint: note })}
        onCheckedChange={onChange}
        className="hit h-[26px] w-11 shrink-0 rounded-full bg-control transition-colors duration-(--d-fast) disabled:cursor-not-allowed disabled:bg-disabled data-[state=checked]:not-disabled:bg-primary aria-invalid:ring-2 aria-invalid:ring-danger aria-invalid:ring-offset-2 aria-invalid:ring-offset-canvas"
        {...rest}
      >
        <Radix.Thumb className="block size-5 translate-x-[3px] rounded-full bg-canvas not-data-disabled:bg-white not-data-disabled:data-[state=checked]:bg-on-primary transition-transform duration-(--d-fast) data-[state=checked]:translate-x-[21px]" />
      </Radix.Root>
    </div>
  );
}
