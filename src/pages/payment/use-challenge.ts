import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Payment } from '#openapi/schema.gen.ts';
import { paymentMutations } from '#src/data/payment/payment.mutations.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import type { PaymentAddress } from '#src/domain/payment/payment-address.ts';
import { useClientState } from '#src/state/client-state.ts';
import { payMessages } from './pay-messages.ts';
import type { Paying } from './use-paying.ts';

/**
 * The bank's question about a payment: after it the service is asked to go on, and how it stands. A buyer who comes back
 * from the bank's own page does the same by arriving.
 */
export function useChallenge(address: PaymentAddress, payment: Payment | undefined, paying: Paying) {
  const { orderNumbers, payNo, back } = address;
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const waits = payment?.status === 'REQUIRES_ACTION';
  const asked = useRef(false);

  const showApiError = (error: unknown) => {
    // Not waiting any more: how it stands is being asked for anyway.
    if (isRefusal(error, 'pay.not_waiting')) return;
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(payMessages.lost));
  };
  const confirmations = paymentMutations.confirm(shop, queryClient);
  const confirming = useMutation({
    ...confirmations,
    onError: (error, ...rest) => {
      showApiError(error);
      return confirmations.onError?.(error, ...rest);
    },
  });
  const cancellations = paymentMutations.cancel(shop, queryClient);
  const cancelling = useMutation({
    ...cancellations,
    onError: (error, ...rest) => {
      showApiError(error);
      return cancellations.onError?.(error, ...rest);
    },
  });
  // One question at a time: a payment that is being confirmed is not given up.
  const busy = confirming.isPending || cancelling.isPending;
  const confirm = () => {
    if (payNo && !busy) confirming.mutate({ payNo, key: crypto.randomUUID() });
  };
  const cancel = () => {
    if (payNo && !busy) cancelling.mutate({ payNo, key: crypto.randomUUID() });
  };
  const comeBack = useEffectEvent(() => {
    asked.current = true;
    confirm();
    void paying.show(orderNumbers, payNo);
  });
  useEffect(() => {
    if (back && waits && !asked.current) comeBack();
  }, [back, waits]);

  return { waits, confirm, cancel, busy };
}
