import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { orderMutations } from '#src/data/orders/orders.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  done: { id: 'deleteOrder.done', defaultMessage: 'Order deleted', description: 'Toast (S8.43)' },
  undo: {
    id: 'deleteOrder.undo',
    defaultMessage: 'Undo',
    description: 'In the toast: the order is listed again',
  },
  back: {
    id: 'deleteOrder.back',
    defaultMessage: 'Order restored',
    description: 'Toast after taking back',
  },
  wrong: {
    id: 'deleteOrder.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast; the words of the specification',
  },
});

/** Takes an order out of the lists, with a way back while the toast stands (S4.18, S8.43). */
export function useDeleteOrder() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const shop = useShop();
  const queryClient = useQueryClient();
  const { mutateAsync: remove, isPending, variables } = useMutation(orderMutations.remove(shop, queryClient));
  const { mutateAsync: restore } = useMutation(orderMutations.restore(shop, queryClient));
  const refuse = (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  const undo = (orderNumber: string) =>
    restore(orderNumber).then(() => ui.say('success', formatMessage(messages.back)), refuse);
  const taken = async (orderNumber: string, onGone?: () => void) => {
    try {
      await remove(orderNumber);
    } catch (error) {
      return refuse(error);
    }
    onGone?.();
    const action = { name: formatMessage(messages.undo), onPress: () => void undo(orderNumber) };
    ui.say('success', formatMessage(messages.done), action);
  };
  return {
    /** `onGone` follows when it is no longer listed. By promises: the screen of the order may be gone by then. */
    remove: (orderNumber: string, onGone?: () => void) => void taken(orderNumber, onGone),
    /** The number of the order that is being deleted. */
    removing: isPending ? variables : undefined,
  };
}
