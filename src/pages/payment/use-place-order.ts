import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CheckoutPreview, SubmitRequest, SubmitResult } from '#openapi/schema.gen.ts';
import { checkoutMutations } from '#src/data/checkout/checkout.mutations.ts';
import { checkoutKeys } from '#src/data/checkout/checkout.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { placedUrl } from '#src/domain/urls.ts';
import { dropOrdered } from '#src/features/checkout/checkout-forms.ts';
import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';
import { useDrafts } from '#src/state/use-drafts.ts';

const messages = defineMessages({
  lost: {
    id: 'placeOrder.lost',
    defaultMessage: 'No answer yet. We are checking whether your order was placed.',
    description: 'Toast when it is not known whether an order was placed',
  },
});

type Order = Pick<SubmitRequest, 'payType' | 'remarks'>;

/**
 * Places the order of a checkout, one request at a time. The checkout's id makes the service place it once, whatever
 * becomes of the answers; a repeat of the same request has the same key. What was refused, or not answered, is looked
 * at anew: a changed checkout is shown as it is now, one that was placed shows its orders.
 */
export function usePlaceOrder({ shown, show }: Pick<Checkout, 'shown' | 'show'>) {
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const drafts = useDrafts();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { keyFor } = useIntentKeys();
  const running = useRef(false);
  const submitting = useMutation(checkoutMutations.submit(useShop(), queryClient));

  return {
    placing: submitting.isPending || submitting.isSuccess,
    /** `goOn` takes the placed orders further and says so, or leaves it to the screen that shows them. */
    place(order: Order, goOn: (placed: SubmitResult) => boolean) {
      // Of two presses in one moment the second one comes before the button is drawn anew.
      if (running.current) return;
      running.current = true;
      const body = { ...order, checkoutToken: shown.checkoutToken };
      submitting.mutate(
        { ...body, key: keyFor(JSON.stringify(body)) },
        {
          onSuccess: (placed) => {
            dropOrdered(drafts);
            if (!goOn(placed)) void navigate(placedUrl(placed.orderNumbers), { replace: true });
          },
          onError: (error) => {
            running.current = false;
            if (!isRefusal(error, 'checkout.placed')) {
              ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.lost));
            }
            const fresh = isRefusal(error, 'checkout.changed') && newerOf(error);
            if (fresh) show(fresh);
            else void queryClient.invalidateQueries({ queryKey: checkoutKeys.all });
          },
        },
      );
    },
  };
}

/** The calculation that comes with `checkout.changed`. */
const newerOf = ({ problem }: Refusal) =>
  (problem.details as { preview?: CheckoutPreview } | undefined)?.preview;
