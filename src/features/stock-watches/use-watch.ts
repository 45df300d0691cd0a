import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { stockWatchMutations } from '#src/data/stock-watches/stock-watches.mutations.ts';
import { stockWatchQueries } from '#src/data/stock-watches/stock-watches.queries.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIsMember } from '#src/state/use-identity.ts';

const messages = defineMessages({
  waiting: {
    id: 'watch.waiting',
    defaultMessage: 'We will tell you when it is back',
    description: 'Toast after asking to be told when a sold-out product is back in stock',
  },
  ended: {
    id: 'watch.ended',
    defaultMessage: 'Stock alert removed',
    description: 'Toast after taking back the wish to be told, with the button "Undo"',
  },
  undo: { id: 'watch.undo', defaultMessage: 'Undo', description: 'Button of that toast' },
  failed: {
    id: 'watch.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

/** Begins and ends the waiting for a SKU that is sold out, and says what became of it. Answers when it is done. */
export function useSetWatch() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(stockWatchMutations.set(useShop(), useQueryClient()));
  const set = async (skuId: number, wanted: boolean): Promise<void> => {
    try {
      await mutateAsync({ skuId, wanted });
      const undo = { name: formatMessage(messages.undo), onPress: () => void set(skuId, true) };
      if (wanted) ui.say('success', formatMessage(messages.waiting));
      else ui.say('success', formatMessage(messages.ended), undo);
    } catch (error) {
      ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed));
    }
  };
  return { set, busy: isPending };
}

/** Whether the reader waits for a SKU; never a visitor, nor until it is known. */
export function useIsWatched(skuId: number): boolean {
  const isMember = useIsMember();
  const { data = false } = useQuery({
    ...stockWatchQueries.list(useShop()),
    enabled: isMember,
    select: (watches) => watches.some((one) => one.skuId === skuId && one.toldTime === null),
  });
  return isMember && data;
}
