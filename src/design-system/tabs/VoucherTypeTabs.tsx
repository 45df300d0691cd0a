import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { VoucherScope, VoucherScopeCounts } from '#openapi/schema.gen.ts';
import { chip } from '#src/design-system/primitives/action/chip.variants.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages({
  label: {
    id: 'voucherTypeTabs.label',
    defaultMessage: 'Types of voucher',
    description: 'Name of the tabs',
  },
  ALL: { id: 'voucherTypeTabs.all', defaultMessage: 'All', description: 'Vouchers of every kind' },
  PRODUCT: {
    id: 'voucherTypeTabs.product',
    defaultMessage: 'Product',
    description: 'Vouchers for a product',
  },
  SHOP: { id: 'voucherTypeTabs.shop', defaultMessage: 'Shop', description: 'Vouchers of a shop' },
  MALL: { id: 'voucherTypeTabs.mall', defaultMessage: 'Mall', description: 'Vouchers for all shops' },
});

/** Every kind, or what a voucher takes its part of. */
type VoucherKind = 'ALL' | VoucherScope;

const kinds: VoucherKind[] = ['ALL', 'PRODUCT', 'SHOP', 'MALL'];

type VoucherTypeTabsProps = {
  current: VoucherKind;
  hrefs: Record<VoucherKind, string>;
  /** How many of each kind the reader holds. */
  counts?: VoucherScopeCounts;
};

/** The kinds of vouchers, each with an address of its own (S3.18). */
export function VoucherTypeTabs({ current, hrefs, counts }: VoucherTypeTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul className="rail fades gap-2 nav:mx-0 nav:px-0">
        {kinds.map((kind) => (
          <li key={kind} className="shrink-0">
            <TextLink
              plain
              to={hrefs[kind]}
              preventScrollReset
              aria-current={kind === current ? 'page' : undefined}
              className={chip()}
            >
              <FormattedMessage {...messages[kind]} />
              {kind !== 'ALL' && counts && counts[kind] > 0 && (
                <span className="tabular-nums opacity-75">
                  <FormattedNumber value={counts[kind]} />
                </span>
              )}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
