import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { MaybeLink } from '#src/design-system/primitives/action/MaybeLink.tsx';

const messages = defineMessages<{ order: { number: string }; balance: { amount: string } }>({
  order: { id: 'ledgerRow.order', defaultMessage: 'Order {number}', description: 'Link to an order' },
  balance: {
    id: 'ledgerRow.balance',
    defaultMessage: 'Balance {amount}',
    description: 'What was there after a record',
  },
});

type LedgerRowProps = {
  icon: LucideIcon;
  title: ReactNode;
  /** When it was, UTC. */
  time: string;
  /** How much came or went, with its sign. */
  amount: string;
  /** What was there afterwards. */
  balance: string;
  orderNumber?: string | null;
  /** Where the order is; without it the number is only said. */
  orderHref?: string;
  /** One more fact: until when it is good. */
  note?: ReactNode;
};

/** Something that came or went: why, when, how much, and what there was then. */
export function LedgerRow(props: LedgerRowProps) {
  const { icon: Icon, title, time, amount, balance, orderNumber, orderHref, note } = props;
  const order = orderNumber && <FormattedMessage {...messages.order} values={{ number: orderNumber }} />;
  return (
    <div className="flex items-start gap-3 py-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-fg-2">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 grow gap-0.5 text-xs text-fg-2 tabular-nums">
        <p className="text-base font-semibold text-fg wrap-anywhere">{title}</p>
        <p>
          <DateText value={time} withTime />
        </p>
        {order && (
          <p className="wrap-anywhere">
            <MaybeLink to={orderHref} className="hit">
              {order}
            </MaybeLink>
          </p>
        )}
        {note && <p>{note}</p>}
      </div>
      <div className="grid max-w-[45%] shrink-0 justify-items-end gap-0.5 text-right tabular-nums">
        <p className="text-[0.9375rem] leading-5 font-bold wrap-anywhere">{amount}</p>
        <p className="text-xs text-fg-2 wrap-anywhere">
          <FormattedMessage {...messages.balance} values={{ amount: balance }} />
        </p>
      </div>
    </div>
  );
}
