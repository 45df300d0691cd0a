import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OrderItem, OrderSummary } from '#openapi/schema.gen.ts';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { useMemory } from '#src/state/memory.ts';
import { onDemand } from '#src/state/sleeping.tsx';

const NotSoldDialog = onDemand(
  async () => (await import('#src/design-system/modals/NotSoldDialog.tsx')).NotSoldDialog,
);

const messages = defineMessages({
  added: { id: 'buyAgain.added', defaultMessage: 'Added to cart', description: 'Toast after buying again' },
  wrong: {
    id: 'buyAgain.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast; the words of the specification',
  },
});

type Again = Pick<OrderSummary, 'orderNumber' | 'shopId' | 'items'>;
type Outcome = { refused: { item: OrderItem; why: string }[]; added: number };

/** Puts what an order had into the cart, line by line, and says what is no longer sold (S8.17). */
export function useBuyAgain() {
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(cartMutations.change(useShop(), useQueryClient()));
  const [buying, setBuying] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  async function buy({ orderNumber, shopId, items }: Again) {
    setBuying(orderNumber);
    const refused: Outcome['refused'] = [];
    let lost = 0;
    for (const item of items) {
      const { prodId, skuId, prodCount: count } = item;
      try {
        // One after the other: the cart takes its changes in their order.
        // oxlint-disable-next-line no-await-in-loop
        await mutateAsync({ basketId: 0, prodId, skuId, shopId, count, key: crypto.randomUUID() });
      } catch (error) {
        if (error instanceof Refusal) refused.push({ item, why: error.message });
        else lost += 1;
      }
    }
    setBuying(undefined);
    if (lost > 0) ui.say('error', formatMessage(messages.wrong));
    if (refused.length > 0) return setOutcome({ refused, added: items.length - refused.length - lost });
    if (lost > 0) return;
    ui.say('success', formatMessage(messages.added));
    void navigate(paths.cart);
  }

  return {
    buyAgain: (order: Again) => void buy(order),
    /** The number of the order that is being bought again. */
    buying,
    /** The dialog that says what is no longer sold; to be shown by the screen. */
    notSold: outcome && (
      <NotSoldDialog {...outcome} cartHref={paths.cart} onClose={() => setOutcome(undefined)} />
    ),
  };
}
