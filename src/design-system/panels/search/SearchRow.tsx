// An option of a list box has no tag outside of <select>; the keyboard acts in the search box.
/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
import { cx } from 'class-variance-authority';
import { ArrowUpLeft, Search, X } from 'lucide-react';
import { FormattedNumber } from 'react-intl';
import { SearchDoor } from './SearchDoor.tsx';
import { SearchProduct } from './SearchProduct.tsx';
import type { SearchOption } from './search-options.ts';

type SearchRowProps = {
  option: SearchOption;
  /** Id by which the search box points at it. */
  id: string;
  /** Place in its group, from 1; the first three popular terms are loud. */
  rank: number;
  /** What stands in the box. */
  typed: string;
  /** The keyboard is on it. */
  active: boolean;
  onChoose: () => void;
  onForget: (term: string) => void;
};

const loud = 3;

/** A row of the search panel, or a chip in the own history, where a tap on its cross (or Delete) forgets it. */
export function SearchRow({ option, id, rank, typed, active, onChoose, onForget }: SearchRowProps) {
  const { group, term } = option;
  const isChip = group === 'history';
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex cursor-pointer items-center text-base',
        isChip
          ? 'min-h-9 max-w-full gap-1 rounded-full bg-sunken pl-3.5 font-medium hover:bg-line max-nav:min-h-10'
          : 'min-h-11 break-inside-avoid gap-3 rounded-md px-2.5 hover:bg-sunken nav:text-[0.9375rem]',
        active && (isChip ? 'bg-line' : 'bg-sunken'),
      )}
    >
      {group === 'products' && <SearchProduct product={option.product} />}
      {group === 'doors' && <SearchDoor door={option} />}
      {group === 'suggestions' && (
        <Search aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
      )}
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
      {group !== 'products' && group !== 'doors' && (
        <span className={cx('min-w-0', group === 'suggestions' ? 'line-clamp-2 grow py-1.5' : 'truncate')}>
          {group === 'suggestions' ? <Typed term={term} typed={typed} /> : term}
        </span>
      )}
      {group === 'suggestions' && (
        <ArrowUpLeft aria-hidden className="size-4 shrink-0 text-fg-3 max-nav:hidden" strokeWidth={1.75} />
      )}
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

/** The part that is typed stands light wherever a word begins with it, the rest bold. */
function Typed({ term, typed }: { term: string; typed: string }) {
  const text = typed.trim().toLocaleLowerCase();
  const lower = term.toLocaleLowerCase();
  const inside = lower.length === term.length ? ` ${lower}`.indexOf(` ${text}`) : -1;
  if (!text || inside < 0) return term;
  const end = inside + text.length;
  return (
    <>
      <span className="font-semibold">{term.slice(0, inside)}</span>
      {term.slice(inside, end)}
      <span className="font-semibold">{term.slice(end)}</span>
    </>
  );
}
