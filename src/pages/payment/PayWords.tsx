import { Lock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/money-parts.ts';
import { payMessages } from './pay-messages.ts';

/** What the button says: that it pays, and how much, or that it orders. */
export function PayWords({ due, byCard }: { due: Money; byCard: boolean }) {
  const intl = useIntl();
  if (!byCard) return <FormattedMessage {...payMessages.place} />;
  return (
    <>
      <Lock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <FormattedMessage {...payMessages.pay} values={{ amount: moneyParts(intl, due).plain }} />
    </>
  );
}
