// A list box that stays open below its box, with groups and pictures, has no tag of its own.
/* eslint-disable jsx-a11y/prefer-tag-over-role */
import { cx } from 'class-variance-authority';
import { Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';
import { SearchRow } from './SearchRow.tsx';
import type { SearchOption } from './search-options.ts';

const messages = defineMessages<{
  suggestions: {};
  doors: {};
  products: {};
  all: { count: number };
  slow: {};
  failed: {};
  history: {};
  popular: {};
  clear: {};
}>({
  suggestions: { id: 'searchPanel.suggestions', defaultMessage: 'Suggestions', description: 'Heading' },
  doors: {
    id: 'searchPanel.doors',
    defaultMessage: 'Categories and shops',
    description: 'Name of the rows that lead to a category or a shop, for screen readers',
  },
  products: {
    id: 'searchPanel.products',
    defaultMessage: 'Straight to it',
    description: 'Heading above three products that fit what is typed',
  },
  all: {
    id: 'searchPanel.all',
    defaultMessage: 'All {count, number}',
    description: 'Button beside it: shows all products that fit',
  },
  slow: {
    id: 'searchPanel.slow',
    defaultMessage: 'Still looking for suggestions',
    description: 'In place of the suggestions while they take long',
  },
  failed: {
    id: 'searchPanel.failed',
    defaultMessage: 'No suggestions right now. You can still search.',
    description: 'In place of the suggestions when they could not be had',
  },
  history: {
    id: 'searchPanel.history',
    defaultMessage: 'Recent searches',
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
  /** How many products fit it, where that is known. */
  total?: number;
  /** The suggestions take their time, or cannot be had. */
  waiting?: 'slow' | 'failed';
  onChoose: (option: SearchOption) => void;
  /** Called by the button beside the products. */
  onAll: () => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
};

const groups = ['suggestions', 'doors', 'products', 'history', 'popular'] as const;
const place = {
  suggestions: '[grid-area:suggestions]',
  doors: '[grid-area:doors] pb-2',
  products: '[grid-area:products] max-nav:border-t max-nav:border-line',
  history: '[grid-area:history]',
  popular: '[grid-area:popular]',
};
const below = 'border-t border-line';
const rows = {
  suggestions: '',
  doors: '',
  products: 'grid gap-1',
  history: 'flex flex-wrap gap-2 px-2.5 pb-2',
  popular: '',
};

/** What stands where: what fits what is typed beside the products, and what else there is below. */
const areas = {
  typed:
    "[grid-template-areas:'suggestions'_'doors'_'products'_'history'_'popular'] nav:grid-rows-[auto_1fr_auto] nav:[grid-template-areas:'suggestions_products'_'doors_products'_'history_history'_'popular_popular']",
  typedFresh:
    "[grid-template-areas:'suggestions'_'doors'_'products'_'popular'] nav:grid-rows-[auto_1fr_auto] nav:[grid-template-areas:'suggestions_products'_'doors_products'_'popular_popular']",
  untyped:
    "[grid-template-areas:'history'_'popular'] nav:[grid-template-areas:'history_history'_'popular_popular']",
  untypedFresh: "[grid-template-areas:'popular'] nav:[grid-template-areas:'popular_popular']",
};

/** The rows below the search box. The box keeps the focus; `active` says where the keyboard is. */
export function SearchPanel(props: SearchPanelProps) {
  const { listId, options, active, typed, total, waiting, onChoose, onAll, onForget, onForgetAll } = props;
  const numbered = options.map((option, index) => ({ option, index }));
  const has = (group: SearchOption['group']) => options.some((option) => option.group === group);
  const typing = typed.trim() !== '' && (waiting !== undefined || groups.slice(0, 3).some(has));
  const layout = `${typing ? 'typed' : 'untyped'}${has('history') ? '' : 'Fresh'}` as const;
  const lies = (group: 'history' | 'popular') => typing && has(group) && below;
  return (
    <div
      data-slot="search-panel"
      className={cx(
        'grid auto-rows-max overflow-y-auto max-nav:-mx-2.5 max-nav:grow max-nav:pt-3 nav:absolute nav:top-full nav:left-0 nav:z-(--z-popover) nav:mt-1.5 nav:max-h-[calc(100vh-6rem)] nav:grid-cols-2 nav:rounded-lg nav:bg-raised nav:p-2.5 nav:shadow-pop nav:max-lg:inset-x-8 nav:max-lg:top-18 nav:max-lg:mt-0 lg:w-[max(100%,36rem)]',
        areas[layout],
      )}
    >
      {waiting && !has('suggestions') && (
        <p role="status" className="flex items-start gap-2.5 p-2.5 text-fg-2 [grid-area:suggestions]">
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
          <div
            key={group}
            role="group"
            aria-labelledby={`${listId}-${group}`}
            className={cx(place[group], (group === 'history' || group === 'popular') && lies(group))}
          >
            <div
              id={`${listId}-${group}`}
              className={group === 'doors' ? 'sr-only' : 'px-2.5 pt-2 pb-2.5 text-sm font-semibold text-fg-2'}
            >
              <FormattedMessage {...messages[group]} />
            </div>
            <div
              role="presentation"
              className={cx(rows[group], group === 'popular' && (typing ? 'nav:columns-3' : 'nav:columns-2'))}
            >
              {numbered
                .filter(({ option }) => option.group === group)
                .map(({ option, index }, rank) => (
                  <SearchRow
                    key={`${option.group} ${option.term}`}
                    id={`${listId}-${index}`}
                    option={option}
                    rank={rank + 1}
                    typed={typed}
                    active={index === active}
                    onChoose={() => onChoose(option)}
                    onForget={onForget}
                  />
                ))}
            </div>
          </div>
        ))}
      </div>
      {has('products') && total !== undefined && (
        <Button
          tone="ghost"
          size="sm"
          className="self-start justify-self-end [grid-area:products]"
          onClick={onAll}
        >
          <FormattedMessage {...messages.all} values={{ count: total }} />
        </Button>
      )}
      {has('history') && (
        <Button
          tone="ghost"
          size="sm"
          className="self-start justify-self-end [grid-area:history]"
          onClick={onForgetAll}
        >
          <Trash2 aria-hidden className="size-4" strokeWidth={2} />
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </div>
  );
}
