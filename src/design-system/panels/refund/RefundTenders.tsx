import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RefundTender } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { cardBrands, cardMessages } from '#src/design-system/cards/payment/card-brands.ts';
import { TenderMark } from '#src/design-system/cards/refund/TenderMark.tsx';
import { tenderTime } from '#src/design-system/cards/refund/tender-time.ts';

const messages = defineMessages<{
  CARD: {};
  WALLET: {};
  COINS: {};
  card: { brand: string; last4: string };
  NONE: {};
  coins: { coins: number };
}>({
  CARD: {
    id: 'refundTenders.card',
    defaultMessage: 'The bank card you paid with',
    description: 'Where money goes back to',
  },
  WALLET: { id: 'refundTenders.wallet', defaultMessage: 'Wallet', description: 'Where money goes back to' },
  COINS: {
    id: 'refundTenders.coins',
    defaultMessage: 'Coins',
    description: 'Where coins of the mall go back to',
  },
  card: {
    id: 'refundTenders.cardName',
    defaultMessage: '{brand} ···· {last4}',
    description: 'A bank card by its network and last four digits',
  },
  NONE: {
    id: 'refundTenders.none',
    defaultMessage: 'There is no refund.',
    description: 'In place of the amounts that go back',
  },
  coins: {
    id: 'refundTenders.count',
    defaultMessage: '{coins, plural, one {# coin} other {# coins}}',
    description: 'Coins of the mall that go back',
  },
});

type RefundTendersProps = {
  /** Each way with its amount or coins; without `status` it has not begun. */
  tenders: readonly (Pick<RefundTender, 'to'> & Partial<RefundTender>)[];
  /** What must come first: the shop's yes, or the goods. Without it the money is on its way, or was promised at once. */
  after?: 'answer' | 'goods';
};

/** What comes back, each in its own shape: where to, when, how much. */
export function RefundTenders({ tenders, after }: RefundTendersProps) {
  const intl = useIntl();
  const ways = tenders.filter(({ to }) => to !== 'NONE');
  const cardName = ({ brand, last4 }: NonNullable<RefundTender['card']>) =>
    intl.formatMessage(messages.card, {
      brand: cardBrands[brand] ?? intl.formatMessage(cardMessages.other),
      last4,
    });
  if (ways.length === 0) {
    return (
      <p className="text-base text-fg-2">
        <FormattedMessage {...messages.NONE} />
      </p>
    );
  }
  return (
    <ul className="grid divide-y divide-line">
      {ways.map(({ to, amount, coins, status, card }) => {
        const time = tenderTime({ to, status, after });
        return (
          <li key={to} className="flex min-h-16 items-center gap-3.5 py-2">
            <TenderMark to={to} />
            <span className="grid min-w-0 grow gap-0.5 text-base">
              <span className="font-semibold wrap-anywhere">
                {card ? cardName(card) : <FormattedMessage {...messages[to]} />}
              </span>
              {time && (
                <span className={`text-sm ${status === 'FAILED' ? 'text-danger' : 'text-fg-2'}`}>
                  <FormattedMessage {...time} />
                </span>
              )}
            </span>
            <span className="shrink-0 text-base font-semibold whitespace-nowrap tabular-nums">
              {amount && moneyParts(intl, amount).plain}
              {!amount && coins !== null && coins !== undefined && (
                <FormattedMessage {...messages.coins} values={{ coins }} />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
