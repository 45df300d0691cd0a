import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

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
        <label htmlFor={id}>{label}</label>
        {aside && <span className="font-regular text-fg-3">{aside}</span>}
      </div>
      {children}
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-xs text-fg-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
