import { defineMessages, FormattedMessage } from 'react-intl';
import type { RefundPreview, RefundType } from '#openapi/schema.gen.ts';
import { AmountRow } from '#src/design-system/cards/order/AmountRow.tsx';
import { RefundTenders } from '#src/design-system/panels/refund/RefundTenders.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const messages = defineMessages<{
  goods: { count: number };
  vouchers: {};
  coins: {};
  delivery: {};
  together: {};
  where: {};
  choose: {};
}>({
  goods: {
    id: 'refundMoney.goods',
    defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
    description: 'Pieces that go back, before their full price',
  },
  vouchers: {
    id: 'refundMoney.vouchers',
    defaultMessage: 'Their share of discounts and vouchers',
    description: 'Taken off what goes back',
  },
  coins: {
    id: 'refundMoney.coins',
    defaultMessage: 'Paid with coins, back as coins',
    description: 'Taken off the money that goes back: it comes back as coins',
  },
  delivery: {
    id: 'refundMoney.delivery',
    defaultMessage: 'Delivery and insurance, as all goes back',
    description: 'Added to what goes back',
  },
  together: {
    id: 'refundMoney.together',
    defaultMessage: 'Total',
    description: 'Before the sum of what goes back in money',
  },
  where: {
    id: 'refundMoney.where',
    defaultMessage: 'Where it goes',
    description: 'Heading of the ways by which money goes back',
  },
  choose: {
    id: 'refundMoney.choose',
    defaultMessage: 'Choose a product, and the amount shows here.',
    description: 'In place of the amounts',
  },
});

type RefundMoneyProps = {
  /** Pieces that are chosen. */
  count: number;
  /** What the service says would come back; not there while it is asked. */
  preview: RefundPreview | undefined;
  /** The goods go back first, or stay. */
  applyType: RefundType;
};

/** What would come back for the chosen pieces: how it comes about, and where it goes (S1.26). */
export function RefundMoney({ count, preview, applyType }: RefundMoneyProps) {
  if (count === 0) {
    return (
      <p className="text-base text-fg-2">
        <FormattedMessage {...messages.choose} />
      </p>
    );
  }
  if (!preview) return <Skeleton className="h-40 rounded-md" />;
  const { goods, shareReduce, coinReduce, deliveryIncluded, maxAmount, tenders, coins } = preview;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2.5 text-base">
        {goods && (
          <AmountRow label={<FormattedMessage {...messages.goods} values={{ count }} />} value={goods} />
        )}
        {shareReduce && shareReduce.amount > 0 && (
          <AmountRow label={<FormattedMessage {...messages.vouchers} />} value={shareReduce} minus />
        )}
        {coinReduce && coinReduce.amount > 0 && (
          <AmountRow label={<FormattedMessage {...messages.coins} />} value={coinReduce} minus />
        )}
        {deliveryIncluded.amount > 0 && (
          <AmountRow label={<FormattedMessage {...messages.delivery} />} value={deliveryIncluded} />
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line pt-3 not-first:border-t first:pt-0">
          <dt className="font-semibold">
            <FormattedMessage {...messages.together} />
          </dt>
          <dd className="ml-auto">
            <Price value={maxAmount} size="lg" />
          </dd>
        </div>
      </dl>
      <div>
        <h3 className="mt-1 text-sm font-medium tracking-normal text-fg-2">
          <FormattedMessage {...messages.where} />
        </h3>
        <RefundTenders
          after={applyType === 'RETURN_REFUND' ? 'goods' : 'answer'}
          tenders={[...tenders, ...(coins > 0 ? [{ to: 'COINS' as const, coins }] : [])]}
        />
      </div>
    </div>
  );
}
