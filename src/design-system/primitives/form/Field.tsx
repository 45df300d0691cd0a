import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

type FieldProps = {
  /** Id of the control that the label names. */
  id: string;
  label: ReactNode;
  /** Beside the label: "Optional", a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Why the entry is refused; stands in place of the hint. */
  error?: ReactNode;
  children: ReactNode;
};

/** Label above, hint or error below. */
export function Field({ id, label, aside, hint, error, children }: FieldProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex justify-between gap-2 text-sm font-semibold">
        <label htmlFor={id} className="min-w-0 wrap-anywhere">
          {label}
        </label>
        {aside && <span className="font-regular text-fg-3">{aside}</span>}
      </div>
      {children}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-xs wrap-anywhere text-fg-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
