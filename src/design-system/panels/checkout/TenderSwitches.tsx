import { Coins, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutPreview, Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Switch } from '#src/design-system/primitives/form/Switch.tsx';

const messages = defineMessages<{
  wallet: {};
  balance: { amount: string };
  part: { amount: string; balance: string };
  coins: { count: number };
  worth: { amount: string; max: number };
  noCoins: { amount: string };
  off: { amount: string };
}>({
  wallet: { id: 'tenders.wallet', defaultMessage: 'Wallet', description: 'Switch: pays from the wallet' },
  balance: {
    id: 'tenders.balance',
    defaultMessage: '{amount} available',
    description: 'Below the wallet: its balance',
  },
  part: {
    id: 'tenders.part',
    defaultMessage: '{amount} of {balance}',
    description: 'Below the wallet: how much of its balance is used',
  },
  coins: {
    id: 'tenders.coins',
    defaultMessage: '{count, plural, one {# coin} other {# coins}}',
    description: 'Switch: uses coins',
  },
  worth: {
    id: 'tenders.worth',
    defaultMessage:
      'One coin takes {amount} off. {max, plural, one {# can be used here.} other {# can be used here.}}',
    description: 'Below the coins: what one is worth, and the most of them for this order',
  },
  noCoins: {
    id: 'tenders.noCoins',
    defaultMessage: 'One coin takes {amount} off. This order is too small for coins.',
    description: 'Below the coins: why none can be used',
  },
  off: {
    id: 'tenders.off',
    defaultMessage: '−{amount}',
    description: 'What it takes off, with a minus sign',
  },
});

type TenderSwitchesProps = Pick<CheckoutPreview, 'coins' | 'wallet'> & {
  /** What one coin after the other takes off here. */
  coinReduce: Money;
  usesCoins: boolean;
  usesWallet: boolean;
  onCoins: (on: boolean) => void;
  onWallet: (on: boolean) => void;
};

/** What the shopper has already: wallet and coins, each by a switch; nothing where there is neither (S1.35, S1.37). */
export function TenderSwitches(props: TenderSwitchesProps) {
  const { coins, wallet, coinReduce, usesCoins, usesWallet, onCoins, onWallet } = props;
  const intl = useIntl();
  const said = (money: Money) => moneyParts(intl, money).plain;
  const value = said(coins.coinValue);
  return (
    <ul className="grid divide-y divide-line">
      {(wallet.balance.amount > 0 || usesWallet) && (
        <Tender icon={<Wallet aria-hidden className="size-5" strokeWidth={1.75} />} off={wallet.used}>
          <Switch
            label={<FormattedMessage {...messages.wallet} />}
            note={
              wallet.used.amount > 0 ? (
                <FormattedMessage
                  {...messages.part}
                  values={{ amount: said(wallet.used), balance: said(wallet.balance) }}
                />
              ) : (
                <FormattedMessage {...messages.balance} values={{ amount: said(wallet.balance) }} />
              )
            }
            checked={usesWallet}
            onChange={onWallet}
          />
        </Tender>
      )}
      {(coins.balance > 0 || usesCoins) && (
        <Tender icon={<Coins aria-hidden className="size-5" strokeWidth={1.75} />} off={coinReduce}>
          <Switch
            label={<FormattedMessage {...messages.coins} values={{ count: coins.balance }} />}
            note={
              coins.maxUsable > 0 ? (
                <FormattedMessage {...messages.worth} values={{ amount: value, max: coins.maxUsable }} />
              ) : (
                <FormattedMessage {...messages.noCoins} values={{ amount: value }} />
              )
            }
            checked={usesCoins}
            disabled={coins.maxUsable === 0 && !usesCoins}
            onChange={onCoins}
          />
        </Tender>
      )}
    </ul>
  );
}

function Tender({ icon, off, children }: { icon: ReactNode; off: Money; children: ReactNode }) {
  const intl = useIntl();
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3.5 py-3 first:pt-0 last:pb-0">
      <span className="grid size-10 place-items-center rounded-md bg-sunken">{icon}</span>
      <div className="grid min-w-0">
        {children}
        {off.amount > 0 && (
          <p className="text-sm font-semibold tabular-nums">
            <FormattedMessage {...messages.off} values={{ amount: moneyParts(intl, off).plain }} />
          </p>
        )}
      </div>
    </li>
  );
}
