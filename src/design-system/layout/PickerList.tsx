import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type PickerListProps<T> = {
  /** `note` is a small second line; `lang` the language of the name where it is not the page's. */
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
            className="flex min-h-11 w-full items-center gap-3 rounded-md px-2.5 py-1 text-left text-[0.9375rem] hover:bg-sunken"
          >
            {icon}
            <span className="grid grow">
              <span className={cx(value === chosen && 'font-semibold')}>{name}</span>
              {note && <span className="text-xs text-fg-3">{note}</span>}
            </span>
            {value === chosen && <Check aria-hidden className="size-5" strokeWidth={1.75} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
