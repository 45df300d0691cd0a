import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

type PickerListProps<T> = {
  /** `note` is a small second line; `lang` the language of the name where it is not the page's. */
  options: readonly { value: T; name: string; note?: string; icon?: ReactNode; lang?: string }[];
  chosen: T;
  onChoose: (value: T) => void;
  /** The rest of the options is on its way; what is chosen stays and can be read. */
  loading?: boolean;
  /** The rest could not be had: asks for it once more. */
  onRetry?: () => void;
};

const coming = ['w-24', 'w-16', 'w-28'];

/** The rows of a picker: one is chosen. */
export function PickerList<T extends string | number>(props: PickerListProps<T>) {
  const { options, chosen, onChoose, loading = false, onRetry } = props;
  return (
    <>
      <ul className="grid" aria-busy={loading || undefined}>
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
        {loading &&
          coming.map((width) => (
            <li key={width} className="flex min-h-12 items-center gap-3 px-2.5">
              <Skeleton className="size-6 rounded-full" />
              <Skeleton className={cx('h-4', width)} />
            </li>
          ))}
      </ul>
      {onRetry && (
        <div className="mt-1">
          <ErrorState compact onRetry={onRetry} />
        </div>
      )}
    </>
  );
}
