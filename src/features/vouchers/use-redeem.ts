import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherMutations } from '#src/data/vouchers/vouchers.mutations.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';

const messages = defineMessages<{ wrong: {}; yours: { name: string } }>({
  wrong: {
    id: 'redeem.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Below the field when the service cannot be reached; the words of the specification',
  },
  yours: {
    id: 'redeem.yours',
    defaultMessage: '“{name}” is yours',
    description: 'Toast: a promo code became this voucher',
  },
});

/** A promo code as the reader types it: what it became, or why it was refused, for the field that asks for it (S1.32). */
export function useRedeem(onRedeemed?: () => void) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useMutation(voucherMutations.redeem(useShop(), useQueryClient()));
  const [accepted, setAccepted] = useState<string>();
  // A repeat of the same code, after an answer that was lost, redeems once.
  const { keyFor, forget } = useIntentKeys();
  const wish = (code: string) => ({ code, key: keyFor(code) });
  const redeem = (wanted: { code: string; key: string }) => {
    setAccepted(undefined);
    mutate(wanted, {
      onSuccess: ({ couponName }) => {
        setAccepted(couponName);
        onRedeemed?.();
      },
      onError: (refused) => {
        if (refused instanceof Refusal) forget();
      },
    });
  };
  const refused = error
    ? error instanceof Refusal
      ? error.message
      : formatMessage(messages.wrong)
    : undefined;
  return { redeem, wish, busy: isPending, refused, accepted };
}

/** Redeems a code that was typed before signing in; its field is gone, so a toast says what became of it. */
export function useRedeemLater() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutate } = useMutation(voucherMutations.redeem(useShop(), useQueryClient()));
  return (wanted: { code: string; key: string }) =>
    mutate(wanted, {
      onSuccess: ({ couponName }) => ui.say('success', formatMessage(messages.yours, { name: couponName })),
      onError: (error) =>
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong)),
    });
}
