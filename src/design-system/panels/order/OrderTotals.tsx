import { defineMessages, FormattedMessage } from 'react-intl';
import type { Amounts, Money } from '#openapi/schema.gen.ts';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { AmountRow } from '#src/design-system/cards/order/AmountRow.tsx';

const messages = defineMessages({
  subtotal: { id: 'orderTotals.subtotal', defaultMessage: 'Subtotal', description: 'Sum of the goods' },
  shopDiscount: {
    id: 'orderTotals.shopDiscount',
    defaultMessage: 'Shop discount',
    description: 'Promotion of the shop',
  },
  productVoucher: {
    id: 'orderTotals.productVoucher',
    defaultMessage: 'Product voucher',
    description: 'Taken off',
  },
  shopVoucher: { id: 'orderTotals.shopVoucher', defaultMessage: 'Shop voucher', description: 'Taken off' },
  mallVoucher: { id: 'orderTotals.mallVoucher', defaultMessage: 'Mall voucher', description: 'Taken off' },
  deliveryFee: { id: 'orderTotals.deliveryFee', defaultMessage: 'Delivery fee', description: 'Added' },
  free: { id: 'orderTotals.free', defaultMessage: 'Free', description: 'Delivery costs nothing' },
  deliveryReduce: {
    id: 'orderTotals.deliveryReduce',
    defaultMessage: 'Delivery voucher',
    description: 'Taken off',
  },
  insurance: { id: 'orderTotals.insurance', defaultMessage: 'Delivery insurance', description: 'Added' },
  coinReduce: { id: 'orderTotals.coinReduce', defaultMessage: 'Coins', description: 'Taken off' },
  walletUsed: { id: 'orderTotals.walletUsed', defaultMessage: 'Wallet', description: 'Paid from the wallet' },
  total: { id: 'orderTotals.total', defaultMessage: 'Total', description: 'What is to be paid' },
  toCourier: {
    id: 'orderTotals.toCourier',
    defaultMessage: 'Total to pay the courier',
    description: 'With cash on delivery',
  },
  payNow: {
    id: 'orderTotals.payNow',
    defaultMessage: 'To pay now',
    description: 'What is left to be paid by card',
  },
  cancelled: {
    id: 'orderTotals.cancelled',
    defaultMessage: 'Cancelled amount',
    description: 'What a cancelled order came to (S3.14)',
  },
  refund: {
    id: 'orderTotals.refund',
    defaultMessage: 'Refund amount',
    description: 'What went back or goes back (S3.14)',
  },
});

const steps = [
  'subtotal',
  'shopDiscount',
  'productVoucher',
  'shopVoucher',
  'mallVoucher',
  'deliveryFee',
  'deliveryReduce',
  'insurance',
  'coinReduce',
  'walletUsed',
] as const;
const always: readonly string[] = ['subtotal', 'deliveryFee'];
const added: readonly string[] = ['subtotal', 'deliveryFee', 'insurance'];

type OrderTotalsProps = {
  amounts: Amounts;
  /** The courier is paid at the door. */
  toCourier?: boolean;
  /** It is paid by card, at once. */
  payNow?: boolean;
  /** What a cancelled order came to. */
  cancelled?: Money;
  /** What went back or goes back, refund by refund. */
  refunds?: readonly Money[];
};

/** The service's calculation, step by step; what is zero stays out, except goods and delivery. */
export function OrderTotals(props: OrderTotalsProps) {
  const { amounts, toCourier = false, payNow = false, cancelled, refunds = [] } = props;
  const total = toCourier ? messages.toCourier : payNow ? messages.payNow : messages.total;
  return (
    <dl className="grid gap-2.5 text-base">
      {steps
        .filter((step) => always.includes(step) || amounts[step].amount > 0)
        .map((step) => (
          <AmountRow
            key={step}
            label={<FormattedMessage {...messages[step]} />}
            value={amounts[step]}
            minus={!added.includes(step)}
            free={step === 'deliveryFee' && <FormattedMessage {...messages.free} />}
          />
        ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">
          <FormattedMessage {...total} />
        </dt>
        <dd>
          <Price value={amounts.due} size="lg" />
        </dd>
      </div>
      {cancelled && <AmountRow label={<FormattedMessage {...messages.cancelled} />} value={cancelled} />}
      {refunds.map((refund, index) => (
        // Amounts have no id, and the list only grows at its end.
        // oxlint-disable-next-line react/no-array-index-key
        <AmountRow key={index} label={<FormattedMessage {...messages.refund} />} value={refund} />
      ))}
    </dl>
  );
}
