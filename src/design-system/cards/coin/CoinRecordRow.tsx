import {
  type LucideIcon,
  PackageMinus,
  ReceiptText,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  TimerOff,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CoinRecord, CoinRecordKind } from '#openapi/schema.gen.ts';
import { LedgerRow } from '#src/design-system/cards/ledger/LedgerRow.tsx';
import { lastDay } from './coin-days.ts';

const kinds = defineMessages({
  EARN_ORDER: {
    id: 'coinRecordRow.earnOrder',
    defaultMessage: 'Earned with an order',
    description: 'Coins that came',
  },
  EARN_REVIEW: {
    id: 'coinRecordRow.earnReview',
    defaultMessage: 'Earned with a review',
    description: 'Coins that came',
  },
  EARN_INVITE: {
    id: 'coinRecordRow.earnInvite',
    defaultMessage: 'A friend you invited bought something',
    description: 'Coins that came',
  },
  REDEEM: { id: 'coinRecordRow.redeem', defaultMessage: 'Spent on an order', description: 'Coins that went' },
  REDEEM_BACK: {
    id: 'coinRecordRow.redeemBack',
    defaultMessage: 'Returned from an order',
    description: 'Coins that came back because an order ended',
  },
  EXPIRE: { id: 'coinRecordRow.expire', defaultMessage: 'Expired', description: 'Coins that went' },
  CLAWBACK: {
    id: 'coinRecordRow.clawback',
    defaultMessage: 'Taken back for returned goods',
    description: 'Coins that went',
  },
  ADJUST: {
    id: 'coinRecordRow.adjust',
    defaultMessage: 'From the mall',
    description: 'Coins that the mall gave or corrected',
  },
});

const messages = defineMessages<{ until: { date: string } }>({
  until: { id: 'coinRecordRow.until', defaultMessage: 'Good until {date}', description: 'End of coins' },
});

const icons: Record<CoinRecordKind, LucideIcon> = {
  EARN_ORDER: ShoppingBag,
  EARN_REVIEW: Star,
  EARN_INVITE: UserPlus,
  REDEEM: ReceiptText,
  REDEEM_BACK: Undo2,
  EXPIRE: TimerOff,
  CLAWBACK: PackageMinus,
  ADJUST: SlidersHorizontal,
};

type CoinRecordRowProps = {
  record: CoinRecord;
  /** Where its order is. */
  orderHref?: string;
};

/** Coins that came or went. */
export function CoinRecordRow({ record, orderHref }: CoinRecordRowProps) {
  const { kind, coins, balanceAfter, orderNumber, createTime, expireAt } = record;
  const intl = useIntl();
  return (
    <LedgerRow
      icon={icons[kind]}
      title={<FormattedMessage {...kinds[kind]} />}
      time={createTime}
      amount={intl.formatNumber(coins, { signDisplay: 'exceptZero' }).replace('-', '\u2212')}
      balance={intl.formatNumber(balanceAfter)}
      orderNumber={orderNumber}
      orderHref={orderHref}
      note={expireAt && <FormattedMessage {...messages.until} values={{ date: lastDay(intl, expireAt) }} />}
    />
  );
}
