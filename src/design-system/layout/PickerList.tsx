import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type PickerListProps<T> = {
  options: readonly { value: T; name: string; note?: string; icon?: ReactNode; lang?: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** The rows of a picker: one is chosen. */
export function PickerList<T extends string | number>({ options, chosen, onChoose }: PickerListProps<T>) {
  return (
    <ul className="grid">
      {options.map(({ value, name, note, icon, lang }) => (
        <li key={value}>
          <button
            type="button"
            lang={lang}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={cx(
              'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-base hover:bg-sunken',
              value === chosen && 'font-semibold',
            )}
          >
            {icon}
            <span className="grow">{name}</span>
            {note && <span className="text-sm text-fg-3">{note}</span>}
            {value === chosen && <Check aria-hidden className="size-5 text-primary" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
