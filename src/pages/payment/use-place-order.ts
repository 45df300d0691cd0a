import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CheckoutPreview, SubmitRequest } from '#openapi/schema.gen.ts';
import { checkoutMutations } from '#src/data/checkout/checkout.mutations.ts';
import { checkoutKeys } from '#src/data/checkout/checkout.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { useMemory } from '#src/state/memory.ts';
import { useDrafts } from '#src/state/use-drafts.ts';

const messages = defineMessages({
  wrong: {
    id: 'placeOrder.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when an order could not be placed; the words of the specification',
  },
});

type Order = Pick<SubmitRequest, 'payType' | 'remarks'>;

/**
 * Places the order of a checkout. One intent has one key, also when the reader taps twice or the line breaks, so that
 * nothing is bought twice; a changed or expired checkout is calculated anew, with the service's words.
 */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const { ui } = useMemory();
  const drafts = useDrafts();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const intent = useRef({ token: '', key: '' });
  const submitting = useMutation(checkoutMutations.submit(useShop(), queryClient));

  const keyFor = (token: string) => {
    if (intent.current.token !== token) intent.current = { token, key: crypto.randomUUID() };
    return intent.current.key;
  };

  return {
    busy: submitting.isPending || submitting.isSuccess,
    place({ checkoutToken }: CheckoutPreview, order: Order) {
      submitting.mutate(
        { ...order, checkoutToken, key: keyFor(`${checkoutToken}${order.payType}`) },
        {
          onSuccess: ({ orderNumbers }) => {
            drafts.drop('remarks');
            void navigate(`${paths.orderPlaced}?orders=${orderNumbers.join(',')}`, { replace: true });
          },
          onError: (error) => {
            ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
            if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: checkoutKeys.all });
          },
        },
      );
    },
  };
}
