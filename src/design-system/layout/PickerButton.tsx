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

/** Opens a picker and shows what is chosen. */
export function PickerButton({ icon, value, note, open, ...rest }: PickerButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className="flex min-h-11 items-center gap-2 rounded-md px-2 py-1 text-left whitespace-nowrap hover:bg-sunken"
      {...rest}
    >
      {icon}
      <span className="grid">
        {note && <span className="hidden text-xs leading-tight text-fg-3 lg:block">{note}</span>}
        <span className="flex items-center gap-0.5 text-sm font-semibold">
          {value}
          <ChevronDown aria-hidden className="size-4" />
        </span>
      </span>
    </button>
  );
}
