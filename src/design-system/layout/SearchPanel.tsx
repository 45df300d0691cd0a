import { cx } from 'class-variance-authority';
import { History, Search, Trash2, X } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from '../primitives/Button.tsx';
import type { SearchOption } from './search-options.ts';

const messages = defineMessages({
  suggestions: { id: 'searchPanel.suggestions', defaultMessage: 'Suggestions', description: 'Heading' },
  history: { id: 'searchPanel.history', defaultMessage: 'Your searches', description: 'Heading of the own history' },
  popular: { id: 'searchPanel.popular', defaultMessage: 'Popular searches', description: 'Heading' },
  clear: { id: 'searchPanel.clear', defaultMessage: 'Clear history', description: 'Button: forgets all own searches' },
});

type SearchPanelProps = {
  listId: string;
  options: readonly SearchOption[];
  /** Index of the row that the keyboard is on, -1 for none. */
  active: number;
  typed: string;
  onChoose: (term: string) => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
};

const groups = ['suggestions', 'history', 'popular'] as const;
const loud = 3;

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

/** The rows below the search box. The box keeps the focus; `active` says where the keyboard is. */
export function SearchPanel({ listId, options, active, typed, onChoose, onForget, onForgetAll }: SearchPanelProps) {
  const has = (group: SearchOption['group']) => options.some((option) => option.group === group);
  return (
    <div className="overflow-y-auto max-nav:grow max-nav:pt-3 nav:absolute nav:inset-x-0 nav:top-full nav:mt-1 nav:max-h-[70vh] nav:rounded-lg nav:bg-raised nav:p-3.5 nav:shadow-pop">
      <div role="listbox" id={listId} aria-labelledby={`${listId}-${groups.find(has)}`} className="grid content-start gap-3 nav:grid-cols-2">
        {groups.filter(has).map((group) => (
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
            <div id={`${listId}-${group}`} className="px-2.5 py-2 text-sm font-semibold text-fg-2">
              <FormattedMessage {...messages[group]} />
            </div>
            {options.map(({ group: of, term }, index) => {
              if (of !== group) return null;
              const rank = options.slice(0, index).filter((option) => option.group === group).length + 1;
              return (
                <div
                  key={`${of}${term}`}
                  role="option"
                  id={`${listId}-${index}`}
                  aria-selected={index === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(term)}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 text-base hover:bg-sunken',
                    index === active && 'bg-sunken',
                  )}
                >
                  {group === 'suggestions' && <Search aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />}
                  {group === 'history' && <History aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />}
                  {group === 'popular' && (
                    <span
                      aria-hidden
                      className={cx(
                        'grid size-[22px] shrink-0 place-items-center rounded-xs text-xs font-semibold tabular-nums',
                        rank <= loud ? 'bg-deal text-on-deal' : 'bg-sunken text-fg-2',
                      )}
                    >
                      <FormattedNumber value={rank} />
                    </span>
                  )}
                  <span className="min-w-0 grow truncate">
                    <Typed term={term} typed={group === 'suggestions' ? typed : ''} />
                  </span>
                  {group === 'history' && (
                    <span
                      aria-hidden
                      className="hit grid size-8 shrink-0 place-items-center text-fg-3"
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
            })}
          </div>
        ))}
      </div>
      {has('history') && (
        <Button tone="ghost" size="md" className="mt-2" onClick={onForgetAll}>
          <Trash2 aria-hidden className="size-4" />
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </div>
  );
}
