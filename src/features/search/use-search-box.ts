import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchMoreQueries } from '#src/data/search/search-more.queries.ts';
import { searchWordQueries } from '#src/data/search/search-words.queries.ts';
import { useShop } from '#src/data/shop.ts';
import type { SearchOption } from '#src/design-system/panels/search/search-options.ts';
import { productUrl, searchUrl, shopUrl } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useStore } from '#src/state/store.ts';
import { useSearched } from './use-searched.ts';

/** Milliseconds of rest after a key until it is asked, and of waiting until the reader is told. */
const restMs = 150;
const slowMs = 1000;

/** The search box of the header: what is typed, what is offered, and where it leads (S2.78–S2.81, S4.10–S4.12). */
export function useSearchBox() {
  const shop = useShop();
  const { history } = useClientState();
  const navigate = useNavigate();
  const searched = useSearched();
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  const [open, setOpen] = useState(false);
  // A new results page writes its text into the box; typing on it stays the reader's.
  if (shown !== searched) {
    setShown(searched);
    setTyped(searched);
  }
  const rested = useRested(typed.trim(), restMs);
  const asks = open && rested !== '' && typed.trim() !== '';
  const suggestions = useQuery({
    ...searchWordQueries.suggestions(shop, rested),
    enabled: asks,
    // What was offered stays until what is offered now is here; a list that blinks cannot be read.
    placeholderData: keepPreviousData,
  });
  const { data } = useQuery({
    ...searchMoreQueries.glance(shop, rested),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const found = asks ? data : undefined;
  const [widest] = (found?.facets.categories ?? []).toSorted((a, b) => b.count - a.count);
  const pending = asks && suggestions.isPending;
  const slow = useRested(pending, slowMs) && pending;
  const hot = useQuery({ ...searchWordQueries.hot(shop), enabled: open });

  const search = (text: string) => {
    const term = text.trim();
    setOpen(false);
    if (!term) return;
    setTyped(term);
    history.record(term);
    void navigate(searchUrl(term));
  };

  return {
    typed,
    type: setTyped,
    open,
    setOpen(next: boolean) {
      if (next) history.look();
      setOpen(next);
    },
    search,
    categories: widest ? [widest] : [],
    shops: found?.shops ?? [],
    products: found?.records ?? [],
    total: found?.total,
    visit(door: SearchOption) {
      if (door.group === 'products') void navigate(productUrl(door.product.prodId));
      else if ('category' in door) {
        // A search in one category is a search: it is kept as one.
        history.record(typed.trim());
        void navigate(`${searchUrl(typed.trim())}&categoryId=${door.category.categoryId}`);
      } else if ('shopId' in door) void navigate(shopUrl(door.shopId, door.term));
    },
    waiting: asks && suggestions.isError ? ('failed' as const) : slow ? ('slow' as const) : undefined,
    history: useStore(history.terms),
    forget: history.remove,
    forgetAll: history.clear,
    suggestions: asks ? (suggestions.data ?? []).map(({ keyword }) => keyword) : [],
    popular: (hot.data ?? []).map(({ content }) => content),
  };
}

/** A value once it has rested for some milliseconds. */
function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
