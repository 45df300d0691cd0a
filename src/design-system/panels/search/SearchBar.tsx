import { ArrowLeft, Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { searchFieldId, type SearchOffers, type SearchOption, searchOptions } from './search-options.ts';
import { lateComponent } from '#src/domain/late-component.tsx';

const SearchPanel = lateComponent(async () => (await import('./SearchPanel.tsx')).SearchPanel);

const messages = defineMessages({
  label: {
    id: 'searchBar.label',
    defaultMessage: 'Search products, shops and brands',
    description: 'Name and prompt of the search box',
  },
  search: { id: 'searchBar.search', defaultMessage: 'Search', description: 'Button of the search box' },
  clear: { id: 'searchBar.clear', defaultMessage: 'Clear the text', description: 'Button in the search box' },
  close: {
    id: 'searchBar.close',
    defaultMessage: 'Back to the page',
    description: 'Button: back to the page, on a phone',
  },
});

type SearchBarProps = SearchOffers & {
  onType: (text: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Called with the text, or the term of the chosen row. */
  onSearch: (text: string) => void;
  /** Called with a chosen row that leads to a category, a shop or a product. */
  onVisit?: (door: SearchOption) => void;
  /** How many products fit what is typed, where that is known. */
  total?: number;
  /** The suggestions take their time, or cannot be had. */
  waiting?: 'slow' | 'failed';
  onForget: (term: string) => void;
  onForgetAll: () => void;
};

/** The search box as an ARIA combobox: suggestions, own history and popular terms; full screen on phones while open. */
export function SearchBar(props: SearchBarProps) {
  const { typed, onType, open, onOpen, onSearch, onVisit, total, waiting, onForget, onForgetAll } = props;
  const { formatMessage } = useIntl();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(-1);
  const options = searchOptions(props);
  const shown = open && (options.length > 0 || waiting !== undefined);
  const current = shown ? options[active] : undefined;

  const close = () => {
    setActive(-1);
    onOpen(false);
  };
  const search = (text: string, option?: SearchOption) => {
    close();
    box.current?.blur();
    if (option?.group === 'doors' || option?.group === 'products') onVisit?.(option);
    else onSearch(text);
  };
  // A reader may be here before the scripts: what was typed, opened or sent by then counts.
  useEffect(() => {
    const input = box.current;
    if (!input?.form) return;
    if (input.form.dataset.submitted !== undefined) search(input.value);
    else if (input === document.activeElement) {
      if (input.value !== typed) onType(input.value);
      onOpen(true);
    }
    delete input.form.dataset.submitted;
    // Once: the page has just come alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      onOpen(true);
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
    if (event.key === 'Delete' && current?.group === 'history') {
      event.preventDefault();
      onForget(current.term);
    }
  };

  return (
    <search
      data-open={open || undefined}
      className={
        open
          ? 'block max-nav:fixed max-nav:inset-0 max-nav:z-(--z-modal) max-nav:bg-canvas max-nav:px-4 max-nav:py-2 lg:relative lg:z-(--z-popover)'
          : 'relative block'
      }
    >
      {/* Leaving the whole search closes it; nothing is pressed here. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        action="/SearchResults/-"
        className="flex h-full flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          search(current?.term ?? typed, current);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <div className="flex items-center gap-2">
          {open && (
            <IconButton
              aria-label={formatMessage(messages.close)}
              className="-ml-2 nav:hidden"
              onClick={close}
            >
              <ArrowLeft aria-hidden className="size-6" strokeWidth={1.6} />
            </IconButton>
          )}
          <div className="flex h-11 min-w-0 grow items-center gap-2 rounded-full border-[1.5px] border-fg bg-canvas pr-[3px] pl-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus nav:h-12 nav:rounded-lg nav:pl-3.5">
            <Search aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            <input
              ref={box}
              id={searchFieldId}
              role="combobox"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              aria-label={formatMessage(messages.label)}
              aria-expanded={shown && options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={current ? `${listId}-${active}` : undefined}
              placeholder={formatMessage(messages.label)}
              value={typed}
              onChange={(event) => {
                setActive(-1);
                onOpen(true);
                onType(event.target.value);
              }}
              onClick={() => onOpen(true)}
              onKeyDown={onKeyDown}
              className="h-full w-full min-w-0 bg-transparent text-lg text-ellipsis outline-none shadow-none placeholder:text-fg-3 nav:text-[0.9375rem]"
            />
            {typed && open && (
              <IconButton
                size="md"
                aria-label={formatMessage(messages.clear)}
                onClick={() => {
                  onType('');
                  box.current?.focus();
                }}
              >
                <X aria-hidden className="size-5" strokeWidth={1.75} />
              </IconButton>
            )}
            <Button
              type="submit"
              size="md"
              className="shrink-0 whitespace-nowrap max-nav:min-h-[34px] max-nav:rounded-full nav:rounded-md nav:px-[18px] nav:text-[0.9375rem]"
            >
              <FormattedMessage {...messages.search} />
            </Button>
          </div>
        </div>
        {shown && (
          <SearchPanel
            listId={listId}
            options={options}
            active={active}
            typed={typed}
            waiting={waiting}
            total={total}
            onChoose={(option) => search(option.term, option)}
            onAll={() => search(typed)}
            onForget={onForget}
            onForgetAll={onForgetAll}
          />
        )}
      </form>
    </search>
  );
}
