import { Hourglass, WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Wallet } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { BalanceBand } from '#src/design-system/cards/ledger/BalanceBand.tsx';

const messages = defineMessages<{ label: {}; pending: { amount: string }; how: {} }>({
  label: { id: 'walletBand.label', defaultMessage: 'Balance', description: 'Above the store credit' },
  pending: {
    id: 'walletBand.pending',
    defaultMessage: '{amount} on its way back',
    description: 'Refunds that have not come yet',
  },
  how: {
    id: 'walletBand.how',
    defaultMessage: 'Store credit for anything in the mall. It has no expiry, and it cannot be paid out.',
    description: 'Below the credit',
  },
});

type WalletBandProps = {
  /** Undefined while it is on its way. */
  wallet: Pick<Wallet, 'balance' | 'pending'> | undefined;
  /** What can be done with it. */
  actions?: ReactNode;
};

/** Store credit: what there is, and what is on its way (S1.37, Z31). */
export function WalletBand({ wallet, actions }: WalletBandProps) {
  const intl = useIntl();
  if (!wallet) return <Skeleton className="h-52 rounded-xl!" />;
  return (
    <BalanceBand
      icon={WalletMinimal}
      label={<FormattedMessage {...messages.label} />}
      figure={<Price value={wallet.balance} size="xl" />}
    >
      <p className="max-w-[44ch]">
        <FormattedMessage {...messages.how} />
      </p>
      {wallet.pending.amount > 0 && (
        <p className="mt-2 flex w-fit items-center gap-2 rounded-md bg-hero-pattern px-3.5 py-2.5 font-semibold">
          <Hourglass aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <FormattedMessage
            {...messages.pending}
            values={{ amount: moneyParts(intl, wallet.pending).plain }}
          />
        </p>
      )}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </BalanceBand>
  );
}
