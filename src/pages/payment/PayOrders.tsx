import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paymentQueries } from '#src/data/payment/payment.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import type { PaymentAddress } from '#src/domain/payment/payment-address.ts';
import { paths, placedUrl } from '#src/domain/urls.ts';
import { ClosedOrders } from '#src/features/checkout/ClosedOrders.tsx';
import { useCaughtFocus } from '#src/features/checkout/use-caught-focus.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { AskingBank } from './AskingBank.tsx';
import { PayForm } from './PayForm.tsx';
import { isPaid, type Paying } from './use-paying.ts';

type PayOrdersProps = { address: PaymentAddress; paying: Paying };

/** Paying for orders that are there: what became of the last try, and the next one. The orders' state is the truth. */
export function PayOrders({ address, paying }: PayOrdersProps) {
  const { orderNumbers, payNo } = address;
  const shop = useShop();
  const navigate = useNavigate();
  const info = useQuery(paymentQueries.info(shop, orderNumbers));
  const attempt = useQuery({
    ...paymentQueries.attempt(shop, payNo ?? ''),
    enabled: payNo !== undefined,
  });
  const payment = payNo === undefined ? undefined : attempt.data;
  const done = payment !== undefined && isPaid(payment);
  const leave = useEffectEvent(() => void navigate(placedUrl(orderNumbers), { replace: true }));
  useEffect(() => {
    if (done) leave();
  }, [done]);

  const working = payment?.status === 'PROCESSING' || payment?.status === 'CREATED';
  const asking = paying.asking || working || paying.elsewhere;
  const loading = !info.data || (payNo !== undefined && attempt.isPending) || done;
  // The orders are paid while the answer to this try is on its way: they did not close, it leads on.
  const closed = info.data !== undefined && info.data.status !== 'TO_PAY' && !paying.asking;
  const view = loading ? undefined : closed ? 'closed' : asking ? 'asking' : 'choosing';
  const place = useCaughtFocus<HTMLDivElement>(view, paying.asking);

  if (isRefusal(info.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={paths.toPay} />;
  if (info.isError && !info.data) return <LoadFailed onRetry={() => void info.refetch()} />;
  if (!info.data || loading) return <CheckoutSkeleton />;
  // A try that is not known is no reason to pay once more.
  if (payNo !== undefined && !payment && !paying.asking && !closed)
    return isRefusal(attempt.error, 'resource.not_found', 'request.invalid') ? (
      <NotFoundState href={paths.toPay} />
    ) : (
      <LoadFailed onRetry={() => void attempt.refetch()} />
    );
  return (
    <div ref={place}>
      {closed ? (
        <ClosedOrders info={info.data} />
      ) : asking ? (
        <AskingBank
          info={info.data}
          asking={paying.asking || attempt.isFetching || info.isFetching}
          onLook={() => (working ? void attempt.refetch() : paying.look())}
        />
      ) : (
        <PayForm
          address={address}
          info={info.data}
          infoAt={info.dataUpdatedAt}
          payment={payment}
          paying={paying}
        />
      )}
    </div>
  );
}
