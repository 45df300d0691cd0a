import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { RelativeTime } from '#src/design-system/primitives/text/RelativeTime.tsx';
import type { VoucherOffer } from './shown-voucher.ts';
import { voucherEnd } from '#src/domain/voucher/voucher-state.ts';

const messages = defineMessages<{
  until: { date: string };
  ends: {};
  from: { date: string };
  days: { days: number };
  few: {};
  used: { date: string };
  expired: { date: string };
  shortfall: { amount: string };
}>({
  until: {
    id: 'voucherTerm.until',
    defaultMessage: 'Until {date}',
    description: 'The last day of a voucher',
  },
  ends: {
    id: 'voucherTerm.ends',
    defaultMessage: 'Ends',
    description: 'Before a time from now: Ends "in 5 hours", Ends "tomorrow"',
  },
  from: { id: 'voucherTerm.from', defaultMessage: 'From {date}', description: 'First day to collect it' },
  days: {
    id: 'voucherTerm.days',
    defaultMessage: '{days, plural, one {# day after collecting} other {# days after collecting}}',
    description: 'How long a voucher is good',
  },
  few: { id: 'voucherTerm.few', defaultMessage: 'Few left', description: 'Not many left to collect' },
  used: { id: 'voucherTerm.used', defaultMessage: 'Used {date}', description: 'A voucher of the past' },
  expired: {
    id: 'voucherTerm.expired',
    defaultMessage: 'Expired {date}',
    description: 'A voucher of the past',
  },
  shortfall: {
    id: 'voucherTerm.shortfall',
    defaultMessage: '{amount} to go',
    description: 'What the basket lacks for the minimum of a voucher',
  },
});

type VoucherTermProps = VoucherOffer & {
  /** The clock, ms since 1970. */
  now?: () => number;
};

/** Until when a voucher is good, or what stands between it and the reader. */
export function VoucherTerm({ voucher, state, endsSoon, shortfall, reason, now }: VoucherTermProps) {
  const intl = useIntl();
  const day = (value: string) => intl.formatDate(value, { day: 'numeric', month: 'short', year: 'numeric' });
  const end = voucherEnd(voucher);
  if (state === 'unfit') return <p className="text-xs text-on-deal-soft">{reason}</p>;
  if (state === 'notMet' && shortfall)
    return (
      <p className="text-xs text-on-deal-soft tabular-nums">
        <FormattedMessage {...messages.shortfall} values={{ amount: moneyParts(intl, shortfall).plain }} />
      </p>
    );
  if (state === 'used' || state === 'expired') {
    const date = day(state === 'used' && 'useTime' in voucher && voucher.useTime ? voucher.useTime : end);
    return (
      <p className="text-xs text-fg-3">
        <FormattedMessage {...messages[state]} values={{ date }} />
      </p>
    );
  }
  if (state === 'notYet')
    return (
      <p className="text-xs text-fg-3">
        <FormattedMessage {...messages.from} values={{ date: day(voucher.startTime) }} />
      </p>
    );
  if (endsSoon)
    return (
      <p className="text-xs text-on-deal-soft">
        <FormattedMessage {...messages.ends} /> <RelativeTime value={end} now={now} />
      </p>
    );
  const open = state === 'shown' || state === 'collect' || state === 'collecting';
  return (
    <p className="grid text-xs text-fg-3">
      {open && voucher.stockState === 'FEW' && (
        <span className="text-on-deal-soft">
          <FormattedMessage {...messages.few} />
        </span>
      )}
      {open && voucher.validDays !== null ? (
        <FormattedMessage {...messages.days} values={{ days: voucher.validDays }} />
      ) : (
        <FormattedMessage {...messages.until} values={{ date: day(end) }} />
      )}
    </p>
  );
}
