import { cx } from 'class-variance-authority';
import { TicketPercent, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  defineMessages,
  FormattedDate,
  FormattedMessage,
  FormattedNumber,
  type PrimitiveType,
  useIntl,
} from 'react-intl';
import type { BankCard, CancelPreview } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { cardBrands, cardMessages } from '#src/design-system/cards/payment/card-brands.ts';

const messages = defineMessages<
  Record<'CARD' | 'WALLET' | 'COINS' | 'days' | 'atOnce' | 'IN_USE' | 'EXPIRED' | 'sum' | 'nothing', {}> & {
    BACK: { day: PrimitiveType };
  }
>({
  CARD: {
    id: 'comesBack.card',
    defaultMessage: 'The bank card you paid with',
    description: 'Where money goes back to',
  },
  WALLET: { id: 'comesBack.wallet', defaultMessage: 'Wallet', description: 'Where money goes back to' },
  COINS: { id: 'comesBack.coins', defaultMessage: 'Coins', description: 'What goes back' },
  days: {
    id: 'comesBack.days',
    defaultMessage: '3 to 5 working days',
    description: 'How long a bank takes to give money back',
  },
  atOnce: { id: 'comesBack.atOnce', defaultMessage: 'At once', description: 'When it is back' },
  BACK: {
    id: 'comesBack.back',
    defaultMessage: 'At once, good until {day}',
    description: 'A voucher that can be used again',
  },
  IN_USE: {
    id: 'comesBack.kept',
    defaultMessage: 'Stays with your other order',
    description: 'A voucher that another order of the same checkout still uses',
  },
  EXPIRED: {
    id: 'comesBack.lost',
    defaultMessage: 'Has since expired',
    description: 'A voucher that is no longer valid',
  },
  sum: { id: 'comesBack.sum', defaultMessage: 'Money back', description: 'Before the sum' },
  nothing: {
    id: 'comesBack.nothing',
    defaultMessage: 'You have not paid anything yet, so there is nothing to refund.',
    description: 'In place of the amounts',
  },
});

/** Each thing that comes back in its own shape: a card, a wallet, a coin, a ticket. */
const shapes = {
  CARD: (
    <span className="relative block h-7.5 w-11.5 rounded-xs bg-door-1 before:absolute before:top-1.75 before:left-1.5 before:h-1.75 before:w-2.25 before:rounded-xs before:bg-deal after:absolute after:bottom-1.5 after:left-1.5 after:h-0.75 after:w-6.5 after:rounded-full after:bg-white/60" />
  ),
  WALLET: (
    <span className="grid size-10 place-items-center rounded-md bg-sunken">
      <Wallet className="size-5" strokeWidth={1.75} />
    </span>
  ),
  COINS: (
    <span className="grid size-7.5 place-items-center rounded-full border-2 border-deal-press bg-deal">
      <span className="h-3 w-2.5 rounded-t-full bg-on-deal" />
    </span>
  ),
};

const ticket =
  'grid h-7 w-11 place-items-center [mask:radial-gradient(circle_4px_at_0_50%,transparent_97%,black)_0_0/51%_100%_no-repeat,radial-gradient(circle_4px_at_100%_50%,transparent_97%,black)_100%_0/51%_100%_no-repeat]';

type RowProps = { shape: ReactNode; name: ReactNode; note: ReactNode; children: ReactNode };

function Row({ shape, name, note, children }: RowProps) {
  return (
    <li className="grid min-h-16 grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-3.5 border-line py-2 not-first:border-t">
      <span aria-hidden className="grid place-items-center">
        {shape}
      </span>
      <span className="grid min-w-0">
        <span className="text-base font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-fg-2">{note}</span>
      </span>
      <span className="text-base font-semibold whitespace-nowrap tabular-nums">{children}</span>
    </li>
  );
}

type ComesBackProps = { preview: CancelPreview };

/** What comes back when an order is cancelled: each way with its day and its amount, and the vouchers. */
export function ComesBack({ preview: { refundAmount, refundTo, vouchers } }: ComesBackProps) {
  const intl = useIntl();
  const cardName = ({ brand, last4 }: { brand: BankCard['brand']; last4: string }) =>
    intl.formatMessage(cardMessages.name, {
      brand: cardBrands[brand] ?? intl.formatMessage(cardMessages.other),
      last4,
    });
  const ways = refundTo.flatMap((way) => (way.to === 'NONE' ? [] : { ...way, to: way.to }));
  return (
    <div className="grid gap-2">
      {ways.length === 0 && (
        <p className="text-base text-fg-2">
          <FormattedMessage {...messages.nothing} />
        </p>
      )}
      <ul className="grid">
        {ways.map(({ to, amount, coins, card }) => (
          <Row
            key={to}
            shape={shapes[to]}
            name={card ? cardName(card) : <FormattedMessage {...messages[to]} />}
            note={<FormattedMessage {...(to === 'CARD' ? messages.days : messages.atOnce)} />}
          >
            {amount ? moneyParts(intl, amount).plain : <FormattedNumber value={coins ?? 0} />}
          </Row>
        ))}
        {vouchers.map(({ couponUserId, couponName, couponNameLang, outcome, endTime }) => (
          <Row
            key={couponUserId}
            shape={
              <span
                className={cx(ticket, outcome === 'BACK' ? 'bg-door-2 text-white' : 'bg-line-2 text-fg-2')}
              >
                <TicketPercent className="size-4" strokeWidth={1.75} />
              </span>
            }
            name={<bdi lang={couponNameLang}>{couponName}</bdi>}
            note={
              outcome === 'BACK' ? (
                <FormattedMessage
                  {...messages.BACK}
                  values={{ day: <FormattedDate value={endTime} day="numeric" month="short" /> }}
                />
              ) : (
                <FormattedMessage {...messages[outcome]} />
              )
            }
          >
            {outcome === 'BACK' ? <FormattedNumber value={1} /> : '–'}
          </Row>
        ))}
      </ul>
      {refundAmount.amount > 0 && (
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-base font-semibold">
          <FormattedMessage {...messages.sum} />
          <Price value={refundAmount} size="lg" />
        </p>
      )}
    </div>
  );
}
