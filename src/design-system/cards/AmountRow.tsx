import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '../primitives/money-parts.ts';

type AmountRowProps = {
  label: ReactNode;
  /** Minor units with their currency. */
  value: Money;
  /** It is taken off. */
  minus?: boolean;
};

/** One step of a calculation. */
export function AmountRow({ label, value, minus = false }: AmountRowProps) {
  const { plain } = moneyParts(useIntl(), value);
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-fg-2">{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{minus ? `\u2212${plain}` : plain}</dd>
    </div>
  );
}
