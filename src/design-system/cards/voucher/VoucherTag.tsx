import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Voucher } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { voucherValue } from './voucher-value.ts';

const messages = defineMessages<{ off: { value: string }; capped: { value: string; cap: string }; free: {} }>(
  {
    off: {
      id: 'voucherTag.off',
      defaultMessage: '{value} off',
      description: 'A voucher in three words: a share or an amount off',
    },
    capped: {
      id: 'voucherTag.capped',
      defaultMessage: '{value} off, up to {cap}',
      description: 'A voucher in a few words: a share off, and the most that it takes off',
    },
    free: {
      id: 'voucherTag.free',
      defaultMessage: 'Free delivery',
      description: 'A voucher in two words',
    },
  },
);

type VoucherTagProps = { voucher: Voucher };

/** What a voucher is worth, on a slip as high as a line: below a price. */
export function VoucherTag({ voucher }: VoucherTagProps) {
  const intl = useIntl();
  const { capAmount } = voucher;
  const value = voucherValue(intl, voucher)
    ?.map(({ text }) => text)
    .join('');
  return (
    <span
      data-slot="voucher-tag"
      className="inline-flex min-h-6 items-center bg-deal-soft px-2.5 py-0.5 text-xs font-semibold text-on-deal-soft [mask:radial-gradient(circle_4px_at_0_50%,transparent_97%,black)_0_0/51%_100%_no-repeat,radial-gradient(circle_4px_at_100%_50%,transparent_97%,black)_100%_0/51%_100%_no-repeat]"
    >
      {value === undefined && <FormattedMessage {...messages.free} />}
      {value !== undefined && capAmount === null && <FormattedMessage {...messages.off} values={{ value }} />}
      {value !== undefined && capAmount !== null && (
        <FormattedMessage {...messages.capped} values={{ value, cap: moneyParts(intl, capAmount).plain }} />
      )}
    </span>
  );
}
