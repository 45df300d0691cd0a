import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ComboboxList } from './ComboboxList.tsx';
import { comboboxMatches, type ComboboxOption } from './combobox-matches.ts';
import { control, inner } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Field } from './Field.tsx';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';
import { useEscape } from '#src/design-system/primitives/overlay/use-escape.ts';

const messages = defineMessages<{ empty: {}; loading: {}; more: { count: number } }>({
  empty: { id: 'combobox.empty', defaultMessage: 'No matches', description: 'No row fits what was typed' },
  loading: { id: 'combobox.loading', defaultMessage: 'Loading', description: 'The rows are on their way' },
  more: {
    id: 'combobox.more',
    defaultMessage: '{count, plural, one {# more. Type to find it.} other {# more. Type to find them.}}',
    description: 'Below the rows: how many are not shown',
  },
});

type ComboboxProps = {
  label: string;
  hint?: string;
  /** Why the choice is refused. */
  error?: string;
  prompt?: string;
  options: readonly ComboboxOption[];
  /** The `value` that is chosen. */
  value?: string;
  onChange: (value: string) => void;
  /** Whether the options are there. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  disabled?: boolean;
};

/** One of a long list, found by typing. Arrows walk, Home and End jump, Enter takes, Escape closes and leaves the choice as it was. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, prompt, options, value, onChange, status = 'ready', onRetry, disabled } = props;
  const { locale } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const { rows, hidden } = comboboxMatches(options, typed ?? '', locale);
  const listed = open && status === 'ready' && rows.length > 0;

  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  };
  useEscape(open, close);
  const show = () => {
    if (disabled || open) return;
    setOpen(true);
    setActive(rows.findIndex((option) => option.value === value));
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const places: Record<string, number> = {
      ArrowDown: Math.min(active + 1, rows.length - 1),
      ArrowUp: active < 0 ? rows.length - 1 : Math.max(active - 1, 0),
      ...(listed && { Home: 0, End: rows.length - 1 }),
    };
    const next = places[key];
    const row = rows[active];
    if (next !== undefined) {
      event.preventDefault();
      if (open) setActive(next);
      else show();
    } else if (key === 'Enter' && listed && row) {
      event.preventDefault();
      choose(row);
    }
  };

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {/* Leaving the whole field closes it; nothing is pressed here. */}
      <div
        className="relative"
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      >
        <span className={control({ faulty: Boolean(error), shape: 'group' })}>
          <input
            id={id}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? `${id}-list` : undefined}
            aria-activedescendant={listed && active >= 0 ? `${id}-list-${active}` : undefined}
            placeholder={prompt}
            disabled={disabled}
            value={typed ?? chosen?.name ?? ''}
            onChange={(event) => {
              setOpen(true);
              setTyped(event.target.value);
              setActive(event.target.value ? 0 : -1);
            }}
            onClick={show}
            onKeyDown={onKeyDown}
            className={`${inner} px-2.5 text-ellipsis placeholder:text-fg-3`}
            {...describedBy(id, { error, hint })}
          />
          <ChevronDown
            aria-hidden
            className={`pointer-events-none mr-2.5 size-5 shrink-0 text-fg-2 ${open ? 'rotate-180' : ''}`}
          />
        </span>
        {open && (
          <div className="absolute inset-x-0 top-full z-(--z-popover) mt-1.5 rounded-lg bg-raised p-2 text-fg shadow-pop">
            {listed && (
              <ComboboxList
                id={`${id}-list`}
                label={label}
                rows={rows}
                active={active}
                chosen={value}
                onChoose={choose}
              />
            )}
            {status === 'error' && onRetry && <ErrorState compact onRetry={onRetry} />}
            <output className="flex items-center gap-2.5 px-2.5 text-fg-2 not-empty:py-3">
              {status === 'loading' && <Spinner />}
              {status === 'loading' && <FormattedMessage {...messages.loading} />}
              {status === 'ready' && rows.length === 0 && <FormattedMessage {...messages.empty} />}
              {listed && hidden > 0 && <FormattedMessage {...messages.more} values={{ count: hidden }} />}
            </output>
          </div>
        )}
      </div>
    </Field>
  );
}
