import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { refundMutations } from '#src/data/refunds/refunds.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const WithdrawDialog = onDemand(
  async () => (await import('#src/design-system/modals/refund/WithdrawDialog.tsx')).WithdrawDialog,
);

const messages = defineMessages({
  done: {
    id: 'withdraw.done',
    defaultMessage: 'Request withdrawn',
    description: 'Toast after taking back a request for money',
  },
  wrong: {
    id: 'withdraw.wrong',
    defaultMessage: 'Something went wrong',
    description: 'In the dialog when it failed; the words of the specification',
  },
});

/** Takes back a request for money, once the question whether it is meant is answered with yes. */
export function useWithdraw() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation(
    refundMutations.cancel(useShop(), useQueryClient()),
  );
  const refused = error && (error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  const close = () => {
    setAsked(undefined);
    reset();
  };
  return {
    ask: (refundSn: string) => setAsked(refundSn),
    /** The dialog, while it is asked; to be shown by the screen. */
    question: asked && (
      <WithdrawDialog
        busy={isPending}
        {...(refused && { refused })}
        onClose={close}
        onWithdraw={() =>
          mutate(asked, {
            onSuccess: () => {
              close();
              ui.say('success', formatMessage(messages.done));
            },
          })
        }
      />
    ),
  };
}
