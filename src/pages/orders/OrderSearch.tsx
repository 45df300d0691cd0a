import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { control, inner } from '#src/design-system/primitives/form/control.variants.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';

const messages = defineMessages({
  label: {
    id: 'orderSearch.label',
    defaultMessage: 'Order number or product',
    description: 'Name of the field that looks through one’s orders',
  },
  clear: {
    id: 'orderSearch.clear',
    defaultMessage: 'Clear the search',
    description: 'Button: shows all orders again',
  },
  search: { id: 'orderSearch.search', defaultMessage: 'Search orders', description: 'Button' },
});

const keyMax = 60;

/** What the reader looks for among the orders, kept in the address; the tab stays. */
export function OrderSearch() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('key') ?? '';
  const [text, setText] = useState(asked);
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    setText(asked);
  }
  const ask = (key: string) => setSearch(key ? { key } : {}, { preventScrollReset: true });
  return (
    <search aria-label={formatMessage(messages.search)} className="max-nav:w-full">
      <form
        className={`${control({ faulty: false, shape: 'group' })} h-11! px-0! nav:w-76!`}
        onSubmit={(event) => {
          event.preventDefault();
          ask(text.trim());
        }}
      >
        <IconButton type="submit" size="md" className="ml-1" aria-label={formatMessage(messages.search)}>
          <Search aria-hidden className="size-4.5" strokeWidth={1.75} />
        </IconButton>
        <input
          type="search"
          enterKeyHint="search"
          maxLength={keyMax}
          aria-label={formatMessage(messages.label)}
          placeholder={formatMessage(messages.label)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${inner} text-base [&::-webkit-search-cancel-button]:appearance-none`}
        />
        {asked !== '' && (
          <IconButton
            size="md"
            className="mr-1"
            aria-label={formatMessage(messages.clear)}
            onClick={() => ask('')}
          >
            <X aria-hidden className="size-4.5" strokeWidth={1.75} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
