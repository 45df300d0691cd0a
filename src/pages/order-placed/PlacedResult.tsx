import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { PaymentResult } from '#src/design-system/panels/payment/PaymentResult.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { orderUrl, paths, payUrl } from '#src/domain/urls.ts';
import { PlacedOrders } from '#src/features/checkout/PlacedOrders.tsx';
import { ChooseOrder } from '#src/features/orders/ChooseOrder.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { PlacedMoment } from './PlacedMoment.tsx';

const messages = defineMessages({
  cancelled: {
    id: 'placedResult.cancelled',
    defaultMessage: 'This order was cancelled',
    description: 'Heading after ordering, when it was cancelled or closed meanwhile',
  },
  back: {
    id: 'placedResult.back',
    defaultMessage: 'What was paid goes back in full.',
    description: 'Below it',
  },
});

/** While a payment stands so it is asked for again, so often (ms). */
const waits: readonly unknown[] = ['CREATED', 'PROCESSING'];
const lookMs = 4000;

type PlacedResultProps = { numbers: readonly string[]; title: string };

/** How the placed orders stand, by the first of them: they were placed together. The orders are the truth, not the way here. */
export function PlacedResult({ numbers, title }: PlacedResultProps) {
  const navigate = useNavigate();
  const [first] = numbers;
  const query = useQuery({
    ...orderQueries.status(useShop(), first ?? ''),
    enabled: first !== undefined,
    refetchInterval: ({ state }) => (state.data && waits.includes(state.data.payStatus) ? lookMs : false),
  });
  if (!first) return <ChooseOrder to={paths.orders} />;
  if (query.isPending)
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <Skeleton className="mt-5 h-96 rounded-xl" />
      </>
    );
  if (isRefusal(query.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={paths.orders} />;
  if (query.isError)
    return (
      <Narrow>
        <h1 className="text-h1">{title}</h1>
        <PlacedOrders numbers={numbers} />
        <LoadFailed onRetry={() => void query.refetch()} />
      </Narrow>
    );
  const { status, payStatus } = query.data;
  if (status === 'CANCELLED')
    return (
      <Narrow>
        <h1 className="text-h1">
          <FormattedMessage {...messages.cancelled} />
        </h1>
        <p className="text-fg-2">
          <FormattedMessage {...messages.back} />
        </p>
        <PlacedOrders numbers={numbers} />
      </Narrow>
    );
  if (status !== 'TO_PAY')
    return <PlacedMoment numbers={numbers} grouping={status === 'GROUPING'} payStatus={payStatus} />;
  return (
    <Narrow>
      <PaymentResult
        // Nobody has tried to pay for an order that waits for money: it is paid from here.
        payment={{ status: payStatus ?? 'FAILED', orderNumbers: [...numbers] }}
        hrefOf={orderUrl}
        homeHref={paths.home}
        onPayAgain={() => void navigate(payUrl(numbers))}
      />
    </Narrow>
  );
}

/** One column, as a verdict reads. */
function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex max-w-xl flex-col gap-6 py-8">{children}</div>;
}
