import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { followMutations } from '#src/data/shops/followed-shops.mutations.ts';
import { followQueries } from '#src/data/shops/followed-shops.queries.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIsMember } from '#src/state/use-identity.ts';

const messages = defineMessages({
  followed: {
    id: 'follow.followed',
    defaultMessage: 'You follow this shop now',
    description: 'Toast after following a shop',
  },
  failed: {
    id: 'follow.failed',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the service cannot be reached; the words of the specification',
  },
});

/** Follows shops and lets them go; the button moves at once and goes back, with the service's words, when it refuses. Answers when it is done. */
export function useSetFollowed() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutateAsync } = useMutation(followMutations.set(useShop(), useQueryClient()));
  return (shopId: number, followed: boolean) =>
    mutateAsync({ shopId, followed }).then(
      () => followed && ui.say('success', formatMessage(messages.followed)),
      (error: unknown) =>
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.failed)),
    );
}

/** Whether the reader follows a shop; never a visitor, nor until it is known. */
export function useIsFollowed(shopId: number): boolean {
  const isMember = useIsMember();
  const { data = false } = useQuery({
    ...followQueries.ids(useShop()),
    enabled: isMember,
    select: (shopIds) => shopIds.includes(shopId),
  });
  return isMember && data;
}
