import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { followMutations } from '#src/data/shops/followed-shops.mutations.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages<{ left: { shop: string }; undo: {}; failed: {} }>({
  left: {
    id: 'lettingGo.left',
    defaultMessage: 'You no longer follow {shop}',
    description: 'Toast with the button "Undo"',
  },
  undo: { id: 'lettingGo.undo', defaultMessage: 'Undo', description: 'Button of that toast' },
  failed: {
    id: 'lettingGo.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

type Followed = { shopId: number; shopName: string };

/** Lets followed shops go: each leaves the list at once, and for a while it can be had back to its old place. */
export function useUnfollow() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const { mutateAsync } = useMutation(followMutations.set(useShop(), useQueryClient()));

  const show = (shopId: number) => setGone((now) => new Set([...now].filter((one) => one !== shopId)));
  const showApiError = (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed));

  async function undo(shopId: number) {
    try {
      await mutateAsync({ shopId, followed: true });
      show(shopId);
    } catch (error) {
      showApiError(error);
    }
  }

  return {
    /** Those that were let go while this screen stands. */
    gone,
    async letGo({ shopId, shopName }: Followed) {
      setGone((now) => new Set([...now, shopId]));
      try {
        await mutateAsync({ shopId, followed: false });
        ui.say('success', formatMessage(messages.left, { shop: shopName }), {
          name: formatMessage(messages.undo),
          onPress: () => void undo(shopId),
        });
      } catch (error) {
        show(shopId);
        showApiError(error);
      }
    },
  };
}
