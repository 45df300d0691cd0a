import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherMutations } from '#src/data/vouchers/vouchers.mutations.ts';

const messages = defineMessages({
  wrong: {
    id: 'redeem.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Below the field when the service cannot be reached; the words of the specification',
  },
});

/** A promo code as the reader types it: what it became, or why it was refused, for the field that asks for it (S1.32). */
export function useRedeem(onRedeemed?: () => void) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useMutation(voucherMutations.redeem(useShop(), useQueryClient()));
  const [accepted, setAccepted] = useState<string>();
  // A repeat of the same code, after an answer that was lost, redeems once.
  const asked = useRef({ code: '', key: '' });
  const redeem = (code: string) => {
    if (asked.current.code !== code) asked.current = { code, key: crypto.randomUUID() };
    setAccepted(undefined);
    mutate(asked.current, {
      onSuccess: ({ couponName }) => {
        setAccepted(couponName);
        onRedeemed?.();
      },
      onError: (refused) => {
        if (refused instanceof Refusal) asked.current = { code: '', key: '' };
      },
    });
  };
  const refused = error
    ? error instanceof Refusal
      ? error.message
      : formatMessage(messages.wrong)
    : undefined;
  return { redeem, busy: isPending, refused, accepted };
}
