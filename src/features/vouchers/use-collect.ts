import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherMutations } from '#src/data/vouchers/vouchers.mutations.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIsMember } from '#src/state/use-identity.ts';

const messages = defineMessages<{ collected: {}; failed: {}; refused: { reason: string } }>({
  collected: {
    id: 'voucher.collected',
    defaultMessage: 'Voucher collected',
    description: 'Toast after collecting; the words of the specification (S8.45)',
  },
  failed: {
    id: 'voucher.failed',
    defaultMessage: 'Error Occured While collecting the voucher',
    description: 'Toast when it failed; the words of the specification, letter for letter (S8.14)',
  },
  refused: {
    id: 'voucher.refused',
    defaultMessage: 'Error Occured While collecting the voucher: {reason}',
    description: 'The same with the reason that the service gives (S8.14)',
  },
});

/** Collects vouchers; one shows as collected at once and goes back, with the service's words, when it refuses. Answers when it is done. */
export function useCollect() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutateAsync } = useMutation(voucherMutations.collect(useShop(), useQueryClient()));
  const collect = (wanted: { couponId: number; key: string }) =>
    mutateAsync(wanted).then(
      () => ui.say('success', formatMessage(messages.collected)),
      (error: unknown) => {
        const reason = error instanceof Refusal && error.status < 500 ? error.message : undefined;
        ui.say(
          'error',
          reason ? formatMessage(messages.refused, { reason }) : formatMessage(messages.failed),
        );
      },
    );
  return { collect };
}

const none: readonly number[] = [];

/** The couponIds that the reader cannot collect again; none of a visitor, nor until they are known. */
export function useCollected(): ReadonlySet<number> {
  const isMember = useIsMember();
  const { data = none } = useQuery({ ...voucherQueries.collected(useShop()), enabled: isMember });
  return new Set(isMember ? data : none);
}
