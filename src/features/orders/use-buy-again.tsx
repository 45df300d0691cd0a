import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { BuyAgainResult } from '#openapi/schema.gen.ts';
import { orderMutations } from '#src/data/orders/orders.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const NotSoldDialog = onDemand(
  async () => (await import('#src/design-system/modals/order/NotSoldDialog.tsx')).NotSoldDialog,
);

const messages = defineMessages({
  added: { id: 'buyAgain.added', defaultMessage: 'Added to cart', description: 'Toast after buying again' },
  wrong: {
    id: 'buyAgain.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast; the words of the specification',
  },
});

/** Puts what an order had into the cart and leads there, or says what is no longer sold (S8.17). */
export function useBuyAgain() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { mutateAsync, isPending, variables } = useMutation(
    orderMutations.buyAgain(useShop(), useQueryClient()),
  );
  const [outcome, setOutcome] = useState<BuyAgainResult>();

  async function buy(orderNumber: string) {
    try {
      const result = await mutateAsync({ orderNumber, key: crypto.randomUUID() });
      if (result.missing.length > 0) return setOutcome(result);
      ui.say('success', formatMessage(messages.added));
      return navigate(paths.cart);
    } catch (error) {
      ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
    }
  }

  return {
    buyAgain: (orderNumber: string) => void buy(orderNumber),
    /** The number of the order that is being bought again. */
    buying: isPending ? variables.orderNumber : undefined,
    /** The dialog that says what is no longer sold; to be shown by the screen. */
    notSold: outcome && (
      <NotSoldDialog
        missing={outcome.missing}
        added={outcome.added.length}
        cartHref={paths.cart}
        onClose={() => setOutcome(undefined)}
      />
    ),
  };
}
