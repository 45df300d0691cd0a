// An option of a list box has no tag outside of <select>; the keyboard acts in the search box.
/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { SearchOption } from './search-options.ts';

type SearchRowProps = SearchOption & {
  /** Id by which the search box points at it. */
  id: string;
  /** Place in its group, from 1; the first three popular terms are loud. */
  rank: number;
  /** What stands in the box. */
  typed: string;
  /** The keyboard is on it. */
  active: boolean;
  icon: ReactNode;
  onChoose: (term: string) => void;
  onForget: (term: string) => void;
};

const loud = 3;

/** A term of the search panel: a row, or a chip in the own history, where a tap on its cross (or Delete) forgets it. */
export function SearchRow({
  id,
  group,
  term,
  rank,
  typed,
  active,
  icon,
  onChoose,
  onForget,
}: SearchRowProps) {
  const isChip = group === 'history';
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(term)}
      className={cx(
        'flex cursor-pointer items-center text-base',
        isChip
          ? 'min-h-9 max-w-full gap-1 rounded-full bg-sunken pl-3.5 font-medium hover:bg-line max-nav:min-h-10'
          : 'min-h-11 break-inside-avoid gap-3 rounded-md px-2.5 hover:bg-sunken nav:text-[0.9375rem]',
        active && (isChip ? 'bg-line' : 'bg-sunken'),
      )}
    >
      {(group === 'suggestions' || group === 'shops') && icon}
      {group === 'popular' && (
        <span
          aria-hidden
          className={cx(
            'grid size-[22px] shrink-0 place-items-center rounded-xs text-xs tabular-nums',
            rank <= loud ? 'bg-deal font-semibold text-on-deal' : 'bg-sunken text-fg-2',
          )}
        >
          <FormattedNumber value={rank} />
        </span>
      )}
      <span className="min-w-0 truncate">
        {group === 'suggestions' ? <Typed term={term} typed={typed} /> : term}
      </span>
      {isChip && (
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center text-fg-3 hover:text-fg max-nav:size-10"
          onClick={(event) => {
            event.stopPropagation();
            onForget(term);
          }}
        >
          <X className="size-4" />
        </span>
      )}
    </div>
  );
}

/** The part that is typed stands light, what goes on from it bold. */
function Typed({ term, typed }: { term: string; typed: string }) {
  const start = typed.trim().length;
  if (!start || !term.toLocaleLowerCase().startsWith(typed.trim().toLocaleLowerCase())) return term;
  return (
    <>
      {term.slice(0, start)}
      <span className="font-semibold">{term.slice(start)}</span>
    </>
  );
}
