import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type FieldErrorProps = {
  /** What the control's `aria-describedby` names. */
  id: string;
  children: ReactNode;
};

/** Why an entry is refused: an icon and a sentence below its control, said when it comes. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-1.5 text-sm font-medium wrap-anywhere text-danger"
    >
      <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
      {children}
    </p>
  );
}
