import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CoinInfo } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const messages = defineMessages<{
  label: {};
  pending: { count: number };
  worth: { amount: string };
  earn: {};
}>({
  label: { id: 'coinBalance.label', defaultMessage: 'Coins', description: 'Above the number of coins' },
  pending: {
    id: 'coinBalance.pending',
    defaultMessage:
      '{count, plural, one {# more is yours when its return period ends.} other {# more are yours when their return periods end.}}',
    description: 'Coins that are earned and not yet free to use',
  },
  worth: {
    id: 'coinBalance.worth',
    defaultMessage: 'Worth {amount} at checkout.',
    description: 'What all coins of the reader are worth',
  },
  earn: {
    id: 'coinBalance.earn',
    defaultMessage: 'Buy something or invite friends to get some.',
    description: 'To somebody without coins',
  },
});

type CoinBalanceProps = {
  /** Undefined while it is on its way. */
  info: CoinInfo | undefined;
  /** What can be done with them. */
  actions?: ReactNode;
};

/** A coin of the mall, with its door. */
const CoinMark = () => (
  <svg aria-hidden viewBox="0 0 52 52" className="size-13 shrink-0">
    <circle cx="26" cy="26" r="25" className="fill-deal stroke-star-line" strokeWidth={2} />
    <g transform="translate(13.6 12.4) scale(0.78)">
      <path
        className="fill-on-deal"
        d="M3 31V15.5C3 8.04 8.82 2 16 2s13 6.04 13 13.5V31H18.8V19.6a2.8 2.8 0 0 0-5.6 0V31Z"
      />
      <circle cx="16" cy="11.2" r="3.3" className="fill-deal" />
    </g>
  </svg>
);

/** The reader's coins, what they are worth, and those to come (S1.35, S2.50). */
export function CoinBalance({ info, actions }: CoinBalanceProps) {
  const intl = useIntl();
  if (!info) return <Skeleton className="h-44 rounded-lg!" />;
  const { balance, pending, worth } = info;
  return (
    <section className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4 tabular-nums nav:p-5">
      <h2 className="sr-only">
        <FormattedMessage {...messages.label} />
      </h2>
      <p className="flex min-w-0 items-center gap-3.5">
        <CoinMark />
        <span className="min-w-0 text-[2.5rem] leading-none font-bold wrap-anywhere nav:text-[3rem]">
          <FormattedNumber value={balance} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-1.5 text-base text-fg-2">
        {balance > 0 && (
          <span>
            <FormattedMessage {...messages.worth} values={{ amount: moneyParts(intl, worth).plain }} />
          </span>
        )}
        {pending > 0 && (
          <span>
            <FormattedMessage {...messages.pending} values={{ count: pending }} />
          </span>
        )}
        {balance === 0 && pending === 0 && (
          <span>
            <FormattedMessage {...messages.earn} />
          </span>
        )}
      </p>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}
