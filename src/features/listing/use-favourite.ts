import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { favouriteMutations } from '#src/data/favourites/favourites.mutations.ts';
import { favouriteQueries } from '#src/data/favourites/favourites.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { type Shop, useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIsMember } from '#src/state/use-identity.ts';

const messages = defineMessages({
  added: {
    id: 'favourite.added',
    defaultMessage: 'Added to favourites',
    description: 'Toast after giving a product a heart (S8.33)',
  },
  failed: {
    id: 'favourite.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

/**
 * Gives and takes hearts; the heart moves at once and goes back, with the service's words, when it refuses. Answers when it is done.
 * Nothing is watched until then: a list has dozens of hearts.
 */
export function useSetFavourite() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const shop = useShop();
  const queryClient = useQueryClient();
  return (prodId: number, collected: boolean) =>
    queryClient
      .getMutationCache()
      .build(queryClient, favouriteMutations.set(shop, queryClient))
      .execute({ prodId, collected })
      .then(
        () => collected && ui.say('success', formatMessage(messages.added)),
        (error: unknown) =>
          ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed)),
      );
}

/** Whether a product is a favourite of the reader; never of a visitor, nor until it is known. */
export function useIsFavourite(prodId: number): boolean {
  const isMember = useIsMember();
  const shop = useShop();
  const queryClient = useQueryClient();
  const { subscribe, has } = useMemo(
    () => (isMember ? watchedBy(queryClient, shop) : nobody),
    [isMember, queryClient, shop],
  );
  return useSyncExternalStore(
    subscribe,
    () => has(prodId),
    () => false,
  );
}

type Favourites = { subscribe: (listener: () => void) => () => void; has: (prodId: number) => boolean };

const nobody: Favourites = { subscribe: () => () => undefined, has: () => false };

const watched = new WeakMap<QueryClient, Favourites>();

/** The reader's favourites, watched once for all the hearts of a page. */
function watchedBy(queryClient: QueryClient, shop: Shop): Favourites {
  const known = watched.get(queryClient);
  if (known) return known;
  const observer = new QueryObserver(queryClient, favouriteQueries.ids(shop));
  const favourites: Favourites = {
    subscribe: (listener) => observer.subscribe(listener),
    has: (prodId) => observer.getCurrentResult().data?.includes(prodId) ?? false,
  };
  watched.set(queryClient, favourites);
  return favourites;
}
