import { Lock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { payMessages } from './pay-messages.ts';

type PayWordsProps = {
  due: Money;
  byCard: boolean;
  /** The orders are there; only the way to pay is chosen. */
  ordered?: boolean;
};

/** What the button says: that it pays, and how much, or that it orders, or that the courier is paid. */
export function PayWords({ due, byCard, ordered = false }: PayWordsProps) {
  const intl = useIntl();
  if (!byCard) return <FormattedMessage {...payMessages[ordered ? 'courier' : 'place']} />;
  return (
    <>
      <Lock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <FormattedMessage {...payMessages.pay} values={{ amount: moneyParts(intl, due).plain }} />
    </>
  );
}
