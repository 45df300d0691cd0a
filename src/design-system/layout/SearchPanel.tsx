// A list box that stays open below its box, with groups and pictures, has no tag of its own.
/* eslint-disable jsx-a11y/prefer-tag-over-role */
import { cx } from 'class-variance-authority';
import { Search, Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '../primitives/Button.tsx';
import { DoorMark } from '../primitives/DoorMark.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { SearchRow } from './SearchRow.tsx';
import type { SearchOption } from './search-options.ts';

const messages = defineMessages({
  suggestions: { id: 'searchPanel.suggestions', defaultMessage: 'Suggestions', description: 'Heading' },
  shops: { id: 'searchPanel.shops', defaultMessage: 'Shops', description: 'Heading' },
  slow: {
    id: 'searchPanel.slow',
    defaultMessage: 'Still looking for suggestions',
    description: 'In place of the suggestions while they take long',
  },
  failed: {
    id: 'searchPanel.failed',
    defaultMessage: 'No suggestions now. Search works all the same.',
    description: 'In place of the suggestions when they could not be had',
  },
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
  /** The suggestions take their time, or cannot be had. */
  waiting?: 'slow' | 'failed';
  /** With the id of the shop, where the row leads to one. */
  onChoose: (term: string, shopId?: number) => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
};

const groups = ['suggestions', 'shops', 'history', 'popular'] as const;
const left = '[grid-area:suggestions] nav:border-r nav:border-line nav:pr-3';
const place = {
  suggestions: left,
  shops: '[grid-area:shops] nav:border-r nav:border-line nav:pr-3',
  history: '[grid-area:history]',
  popular: '[grid-area:popular]',
};
const rows = {
  suggestions: '',
  shops: '',
  history: 'flex flex-wrap gap-2 px-2.5',
  popular: 'nav:columns-2',
};

/** Which groups have room: with something typed two columns on wide screens, else one below the other. */
const areas = {
  all: "[grid-template-areas:'suggestions'_'history'_'popular'] nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] nav:grid-rows-[auto_1fr] nav:[grid-template-areas:'suggestions_history'_'suggestions_popular']",
  shops:
    "[grid-template-areas:'suggestions'_'shops'_'history'_'popular'] nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] nav:grid-rows-[auto_auto_1fr] nav:[grid-template-areas:'suggestions_history'_'suggestions_popular'_'shops_popular']",
  freshShops:
    "[grid-template-areas:'suggestions'_'shops'_'popular'] nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] nav:grid-rows-[auto_1fr] nav:[grid-template-areas:'suggestions_popular'_'shops_popular']",
  fresh:
    "[grid-template-areas:'suggestions'_'popular'] nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] nav:[grid-template-areas:'suggestions_popular']",
  untyped: "[grid-template-areas:'history'_'popular']",
  new: "[grid-template-areas:'popular']",
};

/** The rows below the search box. The box keeps the focus; `active` says where the keyboard is. */
export function SearchPanel({
  listId,
  options,
  active,
  typed,
  waiting,
  onChoose,
  onForget,
  onForgetAll,
}: SearchPanelProps) {
  const numbered = options.map((option, index) => ({ ...option, index }));
  const has = (group: SearchOption['group']) => options.some((option) => option.group === group);
  const alone = options.length === 0;
  const rest = has('history') ? 'untyped' : 'new';
  const beside = has('history') ? 'all' : 'fresh';
  const typing = !alone && (waiting || has('suggestions'));
  const layout = has('shops') ? (has('history') ? 'shops' : 'freshShops') : typing ? beside : rest;
  return (
    <div
      data-slot="search-panel"
      className={cx(
        'grid auto-rows-max gap-x-3 gap-y-5 overflow-y-auto max-nav:-mx-2.5 max-nav:grow max-nav:pt-3 nav:absolute nav:top-full nav:right-0 nav:mt-1.5 nav:max-h-[70vh] nav:max-lg:inset-x-8 nav:max-lg:top-18 nav:max-lg:mt-0 lg:w-[max(100%,640px)] nav:rounded-lg nav:bg-raised nav:p-3.5 nav:shadow-pop',
        areas[layout],
      )}
    >
      {waiting && !has('suggestions') && (
        <p
          role="status"
          className={cx(alone ? '[grid-area:popular]' : left, 'flex items-start gap-2.5 p-2.5 text-fg-2')}
        >
          {waiting === 'slow' && <Spinner />}
          <FormattedMessage {...messages[waiting]} />
        </p>
      )}
      <div
        role={options.length > 0 ? 'listbox' : undefined}
        id={listId}
        aria-labelledby={`${listId}-${groups.find(has)}`}
        className="contents"
      >
        {groups.filter(has).map((group) => (
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`} className={place[group]}>
            <div id={`${listId}-${group}`} className="px-2.5 pt-2 pb-2.5 text-sm font-semibold text-fg-2">
              <FormattedMessage {...messages[group]} />
            </div>
            <div role="presentation" className={rows[group]}>
              {numbered
                .filter((option) => option.group === group)
                .map(({ term, shopId, index }, rank) => (
                  <SearchRow
                    key={term}
                    id={`${listId}-${index}`}
                    group={group}
                    term={term}
                    rank={rank + 1}
                    typed={typed}
                    active={index === active}
                    icon={
                      shopId ? (
                        <DoorMark shopId={shopId} name={term} />
                      ) : (
                        <Search aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
                      )
                    }
                    onChoose={(chosen) => onChoose(chosen, shopId)}
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
