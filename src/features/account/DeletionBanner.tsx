import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { userMutations } from '#src/data/user/user.mutations.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages<{ waits: { day: string }; keep: {}; kept: {}; wrong: {} }>({
  waits: {
    id: 'deletionBanner.waits',
    defaultMessage: 'Your account will be deleted on {day}. Until then you can change your mind.',
    description: 'Above the account while it waits to be deleted',
  },
  keep: {
    id: 'deletionBanner.keep',
    defaultMessage: 'Keep my account',
    description: 'Button: takes the wish back',
  },
  kept: { id: 'deletionBanner.kept', defaultMessage: 'Your account stays', description: 'Toast' },
  wrong: { id: 'deletionBanner.wrong', defaultMessage: 'Something went wrong', description: 'Toast' },
});

/** While the account waits to be deleted: when, and the way back. */
export function DeletionBanner({ deletionAt }: { deletionAt: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { ui } = useClientState();
  const { mutate, isPending } = useMutation(userMutations.cancelDeletion(useShop(), useQueryClient()));
  const keep = () =>
    mutate(undefined, {
      onSuccess: () => ui.say('success', formatMessage(messages.kept)),
      onError: (error) =>
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong)),
    });
  return (
    <Alert
      tone="deal"
      action={
        <Button tone="ink" size="md" busy={isPending} onClick={keep}>
          <FormattedMessage {...messages.keep} />
        </Button>
      }
    >
      <FormattedMessage {...messages.waits} values={{ day: formatDate(deletionAt, { dateStyle: 'long' }) }} />
    </Alert>
  );
}
