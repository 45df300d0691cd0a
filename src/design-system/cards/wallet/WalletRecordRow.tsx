import { Gift, type LucideIcon, ReceiptText, RotateCcw, SlidersHorizontal, Undo2 } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { WalletRecord } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { LedgerRow } from '#src/design-system/cards/ledger/LedgerRow.tsx';

const kinds = defineMessages({
  REFUND: { id: 'walletRecordRow.refund', defaultMessage: 'Refund', description: 'Credit that came' },
  REWARD: {
    id: 'walletRecordRow.reward',
    defaultMessage: 'Reward from the mall',
    description: 'Credit that came',
  },
  SPEND: {
    id: 'walletRecordRow.spend',
    defaultMessage: 'Spent on an order',
    description: 'Credit that went',
  },
  SPEND_BACK: {
    id: 'walletRecordRow.spendBack',
    defaultMessage: 'Returned from an order',
    description: 'Credit that came back because an order was not paid',
  },
  ADJUST: {
    id: 'walletRecordRow.adjust',
    defaultMessage: 'Corrected by the mall',
    description: 'Credit that came or went',
  },
});

const messages = defineMessages<{ refund: { number: string } }>({
  refund: {
    id: 'walletRecordRow.number',
    defaultMessage: 'Refund {number}',
    description: 'Number of a refund',
  },
});

const icons: Record<WalletRecord['kind'], LucideIcon> = {
  REFUND: RotateCcw,
  REWARD: Gift,
  SPEND: ReceiptText,
  SPEND_BACK: Undo2,
  ADJUST: SlidersHorizontal,
};

type WalletRecordRowProps = {
  record: WalletRecord;
  /** Where its order is. */
  orderHref?: string;
};

/** Credit that came or went. */
export function WalletRecordRow({ record, orderHref }: WalletRecordRowProps) {
  const { kind, amount, balanceAfter, orderNumber, refundSn, createTime } = record;
  const intl = useIntl();
  return (
    <LedgerRow
      icon={icons[kind]}
      title={<FormattedMessage {...kinds[kind]} />}
      time={createTime}
      amount={`${amount.amount > 0 ? '+' : ''}${moneyParts(intl, amount).plain}`}
      balance={moneyParts(intl, balanceAfter).plain}
      orderNumber={orderNumber}
      orderHref={orderHref}
      note={refundSn && <FormattedMessage {...messages.refund} values={{ number: refundSn }} />}
    />
  );
}
