import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { OrderSummary, ReceiptResult } from '#openapi/schema.gen.ts';
import { orderMutations } from '#src/data/orders/orders.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const ReceiveDialog = onDemand(
  async () => (await import('#src/design-system/modals/order/ReceiveDialog.tsx')).ReceiveDialog,
);

const messages = defineMessages<{
  done: {};
  coins: { coins: number };

  wrong: {};
}>({
  done: {
    id: 'confirmReceipt.done',
    defaultMessage: 'Receipt confirmed',
    description: 'Toast after confirming',
  },
  coins: {
    id: 'confirmReceipt.coins',
    defaultMessage:
      'Receipt confirmed. {coins, plural, one {# coin is} other {# coins are}} yours once the return period is over.',
    description: 'Toast after confirming, when the order earns coins',
  },
  wrong: {
    id: 'confirmReceipt.wrong',
    defaultMessage: 'Something went wrong',
    description: 'In the dialog when it failed; the words of the specification',
  },
});

type Asked = Pick<OrderSummary, 'orderNumber' | 'shopName'>;

/** Completes an order whose parcel has come, once the question whether it has is answered with yes (S4.19). */
export function useConfirmReceipt() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const said = ({ coinsEarned: coins }: ReceiptResult) =>
    coins > 0 ? formatMessage(messages.coins, { coins }) : formatMessage(messages.done);
  const [asked, setAsked] = useState<Asked>();
  const { mutate, isPending, error, reset } = useMutation(
    orderMutations.confirmReceipt(useShop(), useQueryClient()),
  );
  const refused = error && (error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  const close = () => {
    setAsked(undefined);
    reset();
  };
  return {
    ask: ({ orderNumber, shopName }: Asked) => setAsked({ orderNumber, shopName }),
    /** The dialog, while it is asked; to be shown by the screen. */
    question: asked && (
      <ReceiveDialog
        shop={asked.shopName}
        confirming={isPending}
        {...(refused && { refused })}
        onClose={close}
        onConfirm={() =>
          mutate(asked.orderNumber, {
            onSuccess: (result) => {
              close();
              ui.say('success', said(result));
            },
          })
        }
      />
    ),
  };
}
