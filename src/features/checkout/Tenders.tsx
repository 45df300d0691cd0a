import { defineMessages, FormattedMessage } from 'react-intl';
import { TenderSwitches } from '#src/design-system/panels/checkout/TenderSwitches.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import type { Checkout } from './OpenCheckout.tsx';

const messages = defineMessages({
  title: {
    id: 'checkoutTenders.title',
    defaultMessage: 'Use your coins and wallet',
    description: 'Heading of wallet and coins',
  },
});

/** Wallet and coins of the shopper, for this order; nothing where there is neither. */
export function Tenders({ checkout: { shown, extras, changeExtras } }: { checkout: Checkout }) {
  const { coins, wallet, amounts } = shown;
  const usesCoins = extras.coins > 0;
  const any = coins.balance > 0 || wallet.balance.amount > 0 || usesCoins || extras.useWallet;
  if (!any) return null;
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <TenderSwitches
        coins={coins}
        wallet={wallet}
        coinReduce={amounts.coinReduce}
        usesCoins={usesCoins}
        usesWallet={extras.useWallet}
        onCoins={(on) => changeExtras({ coins: on ? coins.balance : 0 })}
        onWallet={(on) => changeExtras({ useWallet: on })}
      />
    </Panel>
  );
}
