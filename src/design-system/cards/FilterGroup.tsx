import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';

const messages = defineMessages<{ more: { count: number }; fewer: { count: number } }>({
  more: {
    id: 'filterGroup.more',
    defaultMessage: 'Show {count, number} more',
    description: 'Button below a long group of filters',
  },
  fewer: { id: 'filterGroup.fewer', defaultMessage: 'Show fewer', description: 'The same button afterwards' },
});

type FilterGroupProps = {
  title: ReactNode;
  /** How many products each value has; a value without any cannot be chosen, one that is chosen can be taken away. */
  values: readonly {
    key: string | number;
    name: string;
    /** Its language, where that is not the page's. */
    lang?: string | undefined;
    count?: number;
    chosen: boolean;
  }[];
  onToggle: (key: string | number) => void;
};

const shownMax = 6;

/** Values of one kind to narrow by, each with its count. */
export function FilterGroup({ title, values, onToggle }: FilterGroupProps) {
  const [all, setAll] = useState(false);
  const rows = all ? values : values.filter(({ chosen }, index) => chosen || index < shownMax);
  const hidden = values.length - rows.length;
  if (values.length === 0) return null;
  return (
    <fieldset className="min-w-0 border-b border-line py-4 last:border-0">
      <legend className="float-left mb-1 w-full text-base font-semibold">{title}</legend>
      <ul className="clear-both grid">
        {rows.map(({ key, name, lang, count, chosen }) => (
          <li key={key}>
            <label className="flex min-h-11 items-center gap-2.5 py-1 text-base has-disabled:text-on-disabled nav:min-h-9">
              <Checkbox checked={chosen} disabled={count === 0 && !chosen} onChange={() => onToggle(key)} />
              <span lang={lang} className="min-w-0 grow wrap-anywhere">
                {name}
              </span>
              {count !== undefined && (
                <span className="text-xs text-fg-3 tabular-nums">
                  <FormattedNumber value={count} />
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {(hidden > 0 || all) && (
        <Button tone="ghost" size="sm" className="-ml-3" onClick={() => setAll(!all)}>
          <FormattedMessage {...messages[all ? 'fewer' : 'more']} values={{ count: hidden }} />
        </Button>
      )}
    </fieldset>
  );
}
