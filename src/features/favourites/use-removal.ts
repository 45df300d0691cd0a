import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { favouriteMutations } from '#src/data/favourites/favourites.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { inParts } from '#src/domain/in-parts.ts';

const messages = defineMessages<{ removed: { count: number }; undo: {}; failed: {} }>({
  removed: {
    id: 'favouriteRemoval.removed',
    defaultMessage: '{count, plural, one {Removed from favourites} other {# removed from favourites}}',
    description: 'Toast with the button "Undo"',
  },
  undo: { id: 'favouriteRemoval.undo', defaultMessage: 'Undo', description: 'Button of that toast' },
  failed: {
    id: 'favouriteRemoval.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

/** Takes favourites away: they go at once, and for a while they can be had back as they were. */
export function useRemoval() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const removing = useMutation(favouriteMutations.remove(shop, queryClient));
  const back = useMutation(favouriteMutations.putBack(shop, queryClient));

  const show = (prodIds: readonly number[]) => setGone((now) => without(now, prodIds));
  const showApiError = (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed));

  async function undo(prodIds: readonly number[]) {
    try {
      for (const part of inParts(prodIds)) await back.mutateAsync(part);
      show(prodIds);
    } catch (error) {
      showApiError(error);
    }
  }

  return {
    /** Those that were taken away while this screen stands. */
    gone,
    async remove(prodIds: readonly number[]) {
      setGone((now) => new Set([...now, ...prodIds]));
      try {
        for (const part of inParts(prodIds)) await removing.mutateAsync(part);
        ui.say('success', formatMessage(messages.removed, { count: prodIds.length }), {
          name: formatMessage(messages.undo),
          onPress: () => void undo(prodIds),
        });
      } catch (error) {
        show(prodIds);
        showApiError(error);
      }
    },
  };
}

const without = (all: ReadonlySet<number>, some: readonly number[]): ReadonlySet<number> =>
  new Set([...all].filter((one) => !some.includes(one)));
