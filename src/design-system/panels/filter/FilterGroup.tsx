import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { Chip } from '#src/design-system/primitives/action/Chip.tsx';
import type { FilterLayout, FilterValue } from '#src/domain/filter/filter-values.ts';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterMore } from './FilterMore.tsx';
import { useShortList } from './use-short-list.ts';

type FilterGroupProps = {
  /** Without one it is a part of another group, and has no frame of its own. */
  title?: ReactNode;
  /** A value without any product cannot be chosen; one that is chosen can be taken away. */
  values: readonly FilterValue[];
  onToggle: (key: string | number) => void;
  /** Boxes below each other, or chips side by side. */
  layout?: FilterLayout;
};

const shownMax = 6;

/** Values of one kind to narrow by, each with its count. */
export function FilterGroup({ title, values, onToggle, layout = 'rows' }: FilterGroupProps) {
  const { shown, hidden, all, toggle } = useShortList(values, shownMax);
  if (values.length === 0) return null;
  const list = (
    <>
      {layout === 'chips' ? (
        <div className="flex flex-wrap gap-2 pt-0.5">
          {shown.map(({ key, name, lang, count, chosen }) => (
            <Chip
              key={key}
              lang={lang}
              selected={chosen}
              count={count}
              disabled={count === 0 && !chosen}
              onClick={() => onToggle(key)}
            >
              {name}
            </Chip>
          ))}
        </div>
      ) : (
        <ul className="grid">
          {shown.map(({ key, name, lang, count, chosen }) => (
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
      )}
      <FilterMore hidden={hidden} all={all} onToggle={toggle} />
    </>
  );
  return title ? <FilterFrame title={title}>{list}</FilterFrame> : list;
}
