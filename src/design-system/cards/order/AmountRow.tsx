import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

type AmountRowProps = {
  label: ReactNode;
  /** Minor units with their currency. */
  value: Money;
  /** It is taken off. */
  minus?: boolean;
  /** Said in place of an amount that costs nothing. */
  free?: ReactNode;
  className?: string;
};

/** One step of a calculation. */
export function AmountRow({ label, value, minus = false, free, className }: AmountRowProps) {
  const { plain } = moneyParts(useIntl(), value);
  return (
    <div className={cx('flex justify-between gap-4', className)}>
      <dt className="text-fg-2">{label}</dt>
      {free && value.amount === 0 ? (
        <dd className="text-link">{free}</dd>
      ) : (
        <dd className="whitespace-nowrap tabular-nums">{minus ? `\u2212${plain}` : plain}</dd>
      )}
    </div>
  );
}
