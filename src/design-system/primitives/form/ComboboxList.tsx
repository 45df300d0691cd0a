// A list box below its box, with marks and second lines, has no tag of its own.
/* eslint-disable jsx-a11y/prefer-tag-over-role */
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComboboxOption } from './combobox-matches.ts';

type ComboboxListProps = {
  id: string;
  /** What a screen reader calls it. */
  label: string;
  rows: readonly ComboboxOption[];
  /** Index of the row that the keyboard is on, -1 for none. */
  active: number;
  /** The `value` that is chosen. */
  chosen?: string;
  onChoose: (option: ComboboxOption) => void;
};

/** The rows of a combobox. The box keeps the focus; a row is pressed, never focused. */
export function ComboboxList({ id, label, rows, active, chosen, onChoose }: ComboboxListProps) {
  return (
    <div role="listbox" id={id} aria-label={label} className="-m-1 grid max-h-72 overflow-y-auto p-1">
      {rows.map((option, index) => (
        // The keyboard works in the box, which names the active row.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={option.value === chosen}
          ref={(row) => {
            if (row && index === active) row.scrollIntoView({ block: 'nearest' });
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 text-[0.9375rem] hover:bg-sunken',
            index === active && 'bg-sunken inset-ring-2 inset-ring-focus',
          )}
        >
          <span className="grid min-w-0 grow wrap-anywhere">
            <span className={cx(option.value === chosen && 'font-semibold')}>{option.name}</span>
            {option.note && <span className="text-xs text-fg-3">{option.note}</span>}
          </span>
          {option.value === chosen && <Check aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />}
        </div>
      ))}
    </div>
  );
}
