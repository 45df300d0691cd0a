import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RefundTender } from '#openapi/schema.gen.ts';
import { moneyParts } from '../primitives/money-parts.ts';

const messages = defineMessages<{
  CARD: {};
  WALLET: {};
  COINS: {};
  NONE: {};
  coins: { coins: number };
  PENDING: {};
  DONE: {};
  FAILED: {};
}>({
  CARD: {
    id: 'refundTenders.card',
    defaultMessage: 'To the bank card you paid with',
    description: 'Where money goes back to',
  },
  WALLET: {
    id: 'refundTenders.wallet',
    defaultMessage: 'To your wallet',
    description: 'Where money goes back to',
  },
  COINS: {
    id: 'refundTenders.coins',
    defaultMessage: 'To your coins',
    description: 'Where coins of the mall go back to',
  },
  NONE: {
    id: 'refundTenders.none',
    defaultMessage: 'Nothing comes back.',
    description: 'In place of the amounts that go back',
  },
  coins: {
    id: 'refundTenders.count',
    defaultMessage: '{coins, plural, one {# coin} other {# coins}}',
    description: 'Coins of the mall that go back',
  },
  PENDING: { id: 'refundTenders.pending', defaultMessage: 'On its way', description: 'Money that goes back' },
  DONE: { id: 'refundTenders.done', defaultMessage: 'Paid back', description: 'Money that went back' },
  FAILED: {
    id: 'refundTenders.failed',
    defaultMessage: 'It did not arrive. We try again.',
    description: 'Money that should go back',
  },
});

type RefundTendersProps = {
  /** Each way with its amount or coins; without `status` it has not begun. */
  tenders: readonly (Pick<RefundTender, 'to'> & Partial<RefundTender>)[];
};

/** What comes back, and where: card, wallet, coins. */
export function RefundTenders({ tenders }: RefundTendersProps) {
  const intl = useIntl();
  const ways = tenders.filter(({ to }) => to !== 'NONE');
  if (ways.length === 0) {
    return (
      <p className="text-base text-fg-2">
        <FormattedMessage {...messages.NONE} />
      </p>
    );
  }
  return (
    <dl className="grid gap-2.5 text-base">
      {ways.map(({ to, amount, coins, status }) => (
        <div key={to} className="flex items-start justify-between gap-4">
          <dt className="grid text-fg-2">
            <FormattedMessage {...messages[to]} />
            {status && (
              <span className={`text-sm ${status === 'FAILED' ? 'text-danger' : 'text-fg-3'}`}>
                <FormattedMessage {...messages[status]} />
              </span>
            )}
          </dt>
          <dd className="shrink-0 font-semibold whitespace-nowrap tabular-nums">
            {amount && moneyParts(intl, amount).plain}
            {!amount && coins !== null && coins !== undefined && (
              <FormattedMessage {...messages.coins} values={{ coins }} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
