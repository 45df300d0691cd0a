import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';

const messages = defineMessages({
  label: {
    id: 'shopSearch.label',
    defaultMessage: 'Search in this shop',
    description: 'Name of a shop’s own search field',
  },
  search: { id: 'shopSearch.search', defaultMessage: 'Search the shop', description: 'Button' },
});

const textMax = 100;

type ShopSearchProps = {
  /** What is looked for now. */
  text: string | undefined;
};

/** Looks for something among the products of a shop; a plain form, so that it works before any script is there. */
export function ShopSearch({ text }: ShopSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const said = useRef(text);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Back and forward change the words, not the field: a new field would lose the focus.
    if (field.current && said.current !== text) field.current.value = text ?? '';
    said.current = text;
  }, [text]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') asked.append(name, value);
    void navigate({ search: asked.toString() }, { preventScrollReset: true });
  };
  return (
    <search aria-labelledby={id} className="w-full nav:w-72">
      <form action={pathname} onSubmit={search} className="relative">
        <input type="hidden" name="tab" value="all" />
        <label id={id} htmlFor={`${id}-text`} className="sr-only">
          {formatMessage(messages.label)}
        </label>
        <input
          ref={field}
          id={`${id}-text`}
          type="search"
          name="q"
          required
          maxLength={textMax}
          defaultValue={text}
          placeholder={formatMessage(messages.label)}
          className="h-11 w-full rounded-md border border-control bg-canvas pr-12 pl-3.5 text-lg placeholder:text-fg-3 [&::-webkit-search-cancel-button]:hidden"
        />
        <span className="absolute top-0 right-0">
          <IconButton type="submit" aria-label={formatMessage(messages.search)}>
            <Search aria-hidden className="size-5" strokeWidth={1.75} />
          </IconButton>
        </span>
      </form>
    </search>
  );
}
