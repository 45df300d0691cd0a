import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { isRefusal } from '#src/data/refusal.ts';
import { refundQueries } from '#src/data/refunds/refunds.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { refundsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { RefundView } from './RefundView.tsx';

const messages = defineMessages({
  list: {
    id: 'oneRefund.list',
    defaultMessage: 'Returns and refunds',
    description: 'First step of the breadcrumb: the list of refunds',
  },
});

/** One refund, or that there is none of this number. */
export function OneRefund({ refundSn }: { refundSn: string }) {
  const { formatMessage } = useIntl();
  const refund = useQuery(refundQueries.detail(useShop(), refundSn));
  const steps = [{ name: formatMessage(messages.list), href: refundsUrl() }, { name: refundSn }];
  if (isRefusal(refund.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={paths.refund} />;
  if (refund.isError) return <LoadFailed onRetry={() => void refund.refetch()} />;
  return (
    <>
      <Breadcrumb steps={steps} />
      <BackLink to={refundsUrl()}>{formatMessage(messages.list)}</BackLink>
      {refund.isPending ? <CheckoutSkeleton /> : <RefundView refund={refund.data} />}
    </>
  );
}
