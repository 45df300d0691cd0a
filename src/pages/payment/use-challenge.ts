import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Payment } from '#openapi/schema.gen.ts';
import { paymentMutations } from '#src/data/payment/payment.mutations.ts';
import { paymentKeys } from '#src/data/payment/payment.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import type { PaymentAddress } from '#src/domain/payment-address.ts';
import { useMemory } from '#src/state/memory.ts';
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
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const confirming = useMutation(paymentMutations.confirm(shop, queryClient));
  const cancelling = useMutation(paymentMutations.cancel(shop, queryClient));
  const waits = payment?.status === 'REQUIRES_ACTION';
  const asked = useRef(false);

  const keep = (next: Payment) => queryClient.setQueryData(paymentKeys.attempt(next.payNo), next);
  const saysNo = (error: unknown) => {
    // Not waiting any more: how it stands is being asked for anyway.
    if (isRefusal(error, 'pay.not_waiting')) return;
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(payMessages.lost));
  };
  const confirm = () => {
    if (payNo && !confirming.isPending)
      confirming.mutate({ payNo, key: crypto.randomUUID() }, { onSuccess: keep, onError: saysNo });
  };
  const cancel = () => {
    if (payNo && !cancelling.isPending)
      cancelling.mutate({ payNo, key: crypto.randomUUID() }, { onSuccess: keep, onError: saysNo });
  };
  const comeBack = useEffectEvent(() => {
    asked.current = true;
    confirm();
    void paying.show(orderNumbers, payNo);
  });
  useEffect(() => {
    if (back && waits && !asked.current) comeBack();
  }, [back, waits]);

  return { waits, confirm, cancel, confirming: confirming.isPending, cancelling: cancelling.isPending };
}
