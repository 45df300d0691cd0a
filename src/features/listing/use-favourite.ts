import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { favouriteMutations } from '#src/data/favourites/favourites.mutations.ts';
import { favouriteQueries } from '#src/data/favourites/favourites.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
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
  const { data = false } = useQuery({
    ...favouriteQueries.ids(useShop()),
    enabled: isMember,
    select: (prodIds) => prodIds.includes(prodId),
  });
  return isMember && data;
}
