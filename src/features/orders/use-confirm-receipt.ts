import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { orderMutations } from '#src/data/orders/orders.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useMemory } from '#src/state/memory.ts';

const messages = defineMessages({
  ask: {
    id: 'confirmReceipt.ask',
    defaultMessage: 'Do you confirm the receipt',
    description: 'Question before an order is completed; the words of the specification (S4.19)',
  },
  done: {
    id: 'confirmReceipt.done',
    defaultMessage: 'Receipt confirmed',
    description: 'Toast after confirming',
  },
  wrong: {
    id: 'confirmReceipt.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when it failed; the words of the specification',
  },
});

/** Completes an order whose parcel has come. */
export function useConfirmReceipt() {
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const { mutate, isPending, variables } = useMutation(
    orderMutations.confirmReceipt(useShop(), useQueryClient()),
  );
  return {
    question: formatMessage(messages.ask),
    confirming: isPending ? variables : undefined,
    confirm: (orderNumber: string) =>
      mutate(orderNumber, {
        onSuccess: () => ui.say('success', formatMessage(messages.done)),
        onError: (error) =>
          ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong)),
      }),
  };
}
