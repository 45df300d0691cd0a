import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '#src/design-system/primitives/text/VisuallyHidden.tsx';
import type { FilterColour } from '#src/domain/filter/filter-values.ts';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterMore } from './FilterMore.tsx';
import { useShortList } from './use-short-list.ts';

type FilterColoursProps = {
  title: ReactNode;
  /** Those that have a look; a colour without any product cannot be chosen. */
  values: readonly FilterColour[];
  onToggle: (key: string | number) => void;
  /** Below the dots: values of the same kind that no dot can show. */
  children?: ReactNode;
};

const shownMax = 14;

/** Colours to narrow by, each as a dot that says its name and how many products have it. */
export function FilterColours({ title, values, onToggle, children }: FilterColoursProps) {
  const { shown, hidden, all, toggle } = useShortList(values, shownMax);
  return (
    <FilterFrame title={title}>
      <ul className="-ml-1 flex flex-wrap pt-0.5">
        {shown.map(({ key, name, lang, count, chosen, swatch }) => {
          const disabled = count === 0 && !chosen;
          return (
            <li key={key}>
              <label title={name} className="relative grid size-11 place-items-center nav:size-10">
                <input
                  type="checkbox"
                  checked={chosen}
                  disabled={disabled}
                  onChange={() => onToggle(key)}
                  className="peer covers-label"
                />
                <span
                  aria-hidden
                  className={cx(
                    'size-8 rounded-full border border-fg/20 outline-offset-2 peer-checked:outline-[2.5px] peer-checked:outline-fg peer-focus-visible:outline-[3px] peer-focus-visible:outline-focus',
                    disabled && 'opacity-35',
                  )}
                  style={{ backgroundColor: swatch }}
                />
                <VisuallyHidden>
                  <span lang={lang}>{name}</span>
                  {count !== undefined && (
                    <>
                      {' '}
                      <FormattedNumber value={count} />
                    </>
                  )}
                </VisuallyHidden>
              </label>
            </li>
          );
        })}
      </ul>
      <FilterMore hidden={hidden} all={all} onToggle={toggle} />
      {children && <div className="pt-2">{children}</div>}
    </FilterFrame>
  );
}
