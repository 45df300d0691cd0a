import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { ProblemField, UserInfo, UserInfoUpdate } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { userMutations } from '#src/data/user/user.mutations.ts';
import { userKeys } from '#src/data/user/user.queries.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  saved: {
    id: 'saveProfile.saved',
    defaultMessage: 'Profile updated',
    description: 'Toast after the profile was saved (S8.37)',
  },
  wrong: {
    id: 'saveProfile.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when the profile could not be saved',
  },
});

/** What became of it: the fields that the service refused, or none. */
export type SaveOutcome = { saved: boolean; fields: readonly ProblemField[] };

/** Saving the profile; the name and picture of the header follow it. */
export function useSaveProfile() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui, session } = useClientState();
  const { formatMessage } = useIntl();
  const saving = useMutation(userMutations.update(shop, queryClient));

  const showName = ({ nickName, avatarUrl }: UserInfo) => {
    const own = session.read();
    if (own) session.save({ ...own, nickName, pic: avatarUrl });
  };

  return {
    saving: saving.isPending,
    async save(profile: UserInfoUpdate): Promise<SaveOutcome> {
      try {
        const user = await saving.mutateAsync(profile);
        queryClient.setQueryData(userKeys.info(), user);
        showName(user);
        ui.say('success', formatMessage(messages.saved));
        return { saved: true, fields: [] };
      } catch (error) {
        const fields = error instanceof Refusal ? (error.problem.fields ?? []) : [];
        if (fields.length === 0) {
          ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
        }
        return { saved: false, fields };
      }
    },
  };
}
