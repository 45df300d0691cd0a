import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CardId, Payment, PayRequest } from '#openapi/schema.gen.ts';
import { paymentMutations } from '#src/data/payment/payment.mutations.ts';
import { paymentKeys } from '#src/data/payment/payment.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { paymentSearch } from '#src/domain/payment/payment-address.ts';
import { paths, placedUrl } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';
import { payMessages } from './pay-messages.ts';

const paid: readonly Payment['status'][] = ['SUCCEEDED', 'COD_PENDING', 'COD_COLLECTED'];
/** Whether a payment needs nothing more of the buyer. */
export const isPaid = ({ status }: Payment) => paid.includes(status);

/** The payment that runs already, as `pay.in_progress` names it. */
const runningOf = (error: unknown) => {
  const payNo =
    isRefusal(error, 'pay.in_progress') && (error.problem.details as { payNo?: unknown } | undefined)?.payNo;
  return typeof payNo === 'string' ? payNo : undefined;
};

/**
 * Pays for orders that are there: one request at a time, a repeat of the same one with the same key, so that nothing is
 * taken twice whatever becomes of the answers (D13). What it was answered with stands in the address, so that a reload
 * knows it. A buyer who has left meanwhile stays where they are and is told.
 */
export function usePaying(shown: readonly string[]) {
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { keyFor, forget } = useIntentKeys();
  const running = useRef(false);
  const here = useRef<string>(undefined);
  const stands = shown.join();
  const [tried, setTried] = useState<CardId>();
  const [elsewhere, setElsewhere] = useState(false);
  /** The orders that are paid, from where the page is about to lead on. */
  const [paidFor, setPaidFor] = useState<string>();
  const { mutateAsync, isPending } = useMutation(paymentMutations.pay(useShop(), queryClient));

  useEffect(() => {
    here.current = stands;
    return () => {
      here.current = undefined;
    };
  }, [stands]);
  const show = (orderNumbers: string[], payNo?: string) => {
    here.current = orderNumbers.join();
    return navigate(paths.paymentMethod + paymentSearch({ orderNumbers, payNo, back: false }), {
      replace: true,
    });
  };

  return {
    asking: isPending || paidFor === stands,
    /** The kept card that was tried last in this tab. */
    tried,
    /** Another payment of these orders is running; which one is not known here. */
    elsewhere,
    show,
    /** Asks anew how the orders stand. */
    look() {
      setElsewhere(false);
      void queryClient.invalidateQueries({ queryKey: paymentKeys.infos() });
    },
    async pay(how: Omit<PayRequest, 'returnUrl'>) {
      if (running.current) return;
      running.current = true;
      setTried(how.cardId);
      const { orderNumbers } = how;
      const home = paymentSearch({ orderNumbers, back: true });
      const body: PayRequest = {
        ...how,
        ...(how.payType === 'CARD' && { returnUrl: window.location.origin + paths.paymentMethod + home }),
      };
      try {
        const payment = await mutateAsync({ ...body, key: keyFor(JSON.stringify(body)) });
        // Another try of the same card is another intent.
        forget();
        setElsewhere(false);
        if (here.current !== orderNumbers.join())
          ui.say('info', formatMessage(payMessages[isPaid(payment) ? 'wentThrough' : 'waits']));
        else if (isPaid(payment)) {
          setPaidFor(orderNumbers.join());
          await navigate(placedUrl(orderNumbers), { replace: true });
        } else await show(orderNumbers, payment.payNo);
      } catch (error) {
        const payNo = runningOf(error);
        setElsewhere(isRefusal(error, 'pay.in_progress') && !payNo);
        if (payNo && here.current === orderNumbers.join()) await show(orderNumbers, payNo);
        else if (!isRefusal(error, 'pay.in_progress', 'order.already_paid', 'order.closed'))
          ui.say('error', error instanceof Refusal ? error.message : formatMessage(payMessages.lost));
      } finally {
        running.current = false;
      }
    },
  };
}

export type Paying = ReturnType<typeof usePaying>;
