// A list box that stays open below its box, with groups and pictures, has no tag of its own.
/* eslint-disable jsx-a11y/prefer-tag-over-role */
import { cx } from 'class-variance-authority';
import { Search, Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '../primitives/Button.tsx';
import { SearchRow } from './SearchRow.tsx';
import type { SearchOption } from './search-options.ts';

const messages = defineMessages({
  suggestions: { id: 'searchPanel.suggestions', defaultMessage: 'Suggestions', description: 'Heading' },
  history: {
    id: 'searchPanel.history',
    defaultMessage: 'Your searches',
    description: 'Heading of the own history',
  },
  popular: { id: 'searchPanel.popular', defaultMessage: 'Popular searches', description: 'Heading' },
  clear: {
    id: 'searchPanel.clear',
    defaultMessage: 'Clear',
    description: 'Button: forgets all own searches',
  },
});

type SearchPanelProps = {
  /** Id of the list, which the search box names. */
  listId: string;
  options: readonly SearchOption[];
  /** Index of the row that the keyboard is on, -1 for none. */
  active: number;
  /** What stands in the box. */
  typed: string;
  onChoose: (term: string) => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
};

const groups = ['suggestions', 'history', 'popular'] as const;
const place = {
  suggestions: '[grid-area:suggestions] nav:border-r nav:border-line nav:pr-3',
  history: '[grid-area:history]',
  popular: '[grid-area:popular]',
};
const rows = {
  suggestions: '',
  history: 'flex flex-wrap gap-2 px-2.5',
  popular: 'nav:columns-2',
};

/** Which groups have room: with something typed two columns on wide screens, else one below the other. */
const areas = {
  all: "[grid-template-areas:'suggestions'_'history'_'popular'] nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] nav:grid-rows-[auto_1fr] nav:[grid-template-areas:'suggestions_history'_'suggestions_popular']",
  untyped: "[grid-template-areas:'history'_'popular']",
  new: "[grid-template-areas:'popular']",
};

/** The rows below the search box. The box keeps the focus; `active` says where the keyboard is. */
export function SearchPanel({
  listId,
  options,
  active,
  typed,
  onChoose,
  onForget,
  onForgetAll,
}: SearchPanelProps) {
  const numbered = options.map((option, index) => ({ ...option, index }));
  const has = (group: SearchOption['group']) => options.some((option) => option.group === group);
  return (
    <div
      data-slot="search-panel"
      className={cx(
        'grid auto-rows-max gap-x-3 gap-y-5 overflow-y-auto max-nav:-mx-2.5 max-nav:grow max-nav:pt-3 nav:absolute nav:top-full nav:right-0 nav:mt-1.5 nav:max-h-[70vh] nav:w-[max(100%,640px)] nav:rounded-lg nav:bg-raised nav:p-3.5 nav:shadow-pop',
        has('suggestions') ? areas.all : areas[has('history') ? 'untyped' : 'new'],
      )}
    >
      <div role="listbox" id={listId} aria-labelledby={`${listId}-${groups.find(has)}`} className="contents">
        {groups.filter(has).map((group) => (
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`} className={place[group]}>
            <div id={`${listId}-${group}`} className="px-2.5 pt-2 pb-2.5 text-sm font-semibold text-fg-2">
              <FormattedMessage {...messages[group]} />
            </div>
            <div role="presentation" className={rows[group]}>
              {numbered
                .filter((option) => option.group === group)
                .map(({ term, index }, rank) => (
                  <SearchRow
                    key={term}
                    id={`${listId}-${index}`}
                    group={group}
                    term={term}
                    rank={rank + 1}
                    typed={typed}
                    active={index === active}
                    icon={<Search aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />}
                    onChoose={onChoose}
                    onForget={onForget}
                  />
                ))}
            </div>
          </div>
        ))}
      </div>
      {has('history') && (
        <Button
          tone="ghost"
          size="sm"
          className="justify-self-end self-start [grid-area:history]"
          onClick={onForgetAll}
        >
          <Trash2 aria-hidden className="size-4" strokeWidth={2} />
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </div>
  );
}
