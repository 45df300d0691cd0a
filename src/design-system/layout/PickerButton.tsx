import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type PickerButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What is picked: "Region", "Language". */
  'aria-label': string;
  icon: ReactNode;
  /** What is chosen now. */
  value: string;
  /** A small line above the value, on wide screens. */
  note?: ReactNode;
  open: boolean;
};

/** Opens a picker and shows what is chosen; a pill on phones. */
export function PickerButton({ icon, value, note, open, ...rest }: PickerButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className="hit flex items-center gap-1.5 text-left whitespace-nowrap max-nav:min-h-8 max-nav:rounded-full max-nav:bg-sunken max-nav:px-2 nav:min-h-11 nav:gap-2 nav:rounded-md nav:px-2 nav:hover:bg-sunken"
      {...rest}
    >
      {icon}
      <span className="grid">
        {note && <span className="hidden text-xs leading-tight text-fg-3 lg:block">{note}</span>}
        <span className="flex items-center gap-0.5 text-sm font-semibold">
          <span data-slot="picker-value">{value}</span>
          <ChevronDown aria-hidden className="size-4" />
        </span>
      </span>
    </button>
  );
}
