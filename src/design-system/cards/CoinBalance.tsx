import { Coins } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CoinInfo, CoinPrice } from '#openapi/schema.gen.ts';
import { Alert } from '../primitives/Alert.tsx';
import { moneyParts } from '../primitives/money-parts.ts';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { BalanceBand } from './BalanceBand.tsx';

const messages = defineMessages<{
  label: {};
  pending: { count: number };
  worth: { amount: string };
  earn: {};
  expiring: { count: number; date: string };
}>({
  label: { id: 'coinBalance.label', defaultMessage: 'Coins', description: 'Above the number of coins' },
  pending: {
    id: 'coinBalance.pending',
    defaultMessage: '{count, plural, one {# more on its way} other {# more on their way}}',
    description: 'Coins that are earned and not yet free to use',
  },
  worth: {
    id: 'coinBalance.worth',
    defaultMessage: 'One coin takes {amount} off',
    description: 'What a coin is worth',
  },
  earn: {
    id: 'coinBalance.earn',
    defaultMessage: 'Buy, review or invite friends to get some.',
    description: 'To somebody without coins',
  },
  expiring: {
    id: 'coinBalance.expiring',
    defaultMessage:
      '{count, plural, one {# coin is good until {date}} other {# coins are good until {date}}}',
    description: 'Coins that go next',
  },
});

type CoinBalanceProps = {
  /** Undefined while it is on its way. */
  info: CoinInfo | undefined;
  /** What a coin is worth in the region. */
  price?: CoinPrice;
};

/** The reader's coins, those to come and those that go next (S1.35). */
export function CoinBalance({ info, price }: CoinBalanceProps) {
  const intl = useIntl();
  if (!info) return <Skeleton className="h-36 rounded-xl!" />;
  const { balance, pending, expiring } = info;
  return (
    <section className="grid gap-3">
      <BalanceBand
        icon={Coins}
        label={<FormattedMessage {...messages.label} />}
        figure={<FormattedNumber value={balance} />}
      >
        {pending > 0 && (
          <p>
            <FormattedMessage {...messages.pending} values={{ count: pending }} />
          </p>
        )}
        {balance === 0 && pending === 0 && (
          <p>
            <FormattedMessage {...messages.earn} />
          </p>
        )}
        {price && (
          <p>
            <FormattedMessage
              {...messages.worth}
              values={{ amount: moneyParts(intl, price.coinValue).plain }}
            />
          </p>
        )}
      </BalanceBand>
      {expiring && (
        <Alert tone="deal">
          <FormattedMessage
            {...messages.expiring}
            values={{
              count: expiring.coins,
              date: intl.formatDate(`${expiring.at}T12:00:00Z`, {
                day: 'numeric',
                month: 'long',
                timeZone: 'UTC',
              }),
            }}
          />
        </Alert>
      )}
    </section>
  );
}
