import { Hourglass } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { lowStockMessages } from './low-stock.ts';

type LowStockProps = {
  /** Pieces that are left. */
  count: number;
};

/** That few pieces of a product are left, and how many; said on every card as on the product's page. */
export const LowStock = ({ count }: LowStockProps) => (
  <p className="flex items-center gap-1.5 text-sm text-on-deal-soft">
    <Hourglass aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
    <FormattedMessage {...lowStockMessages.few} values={{ count }} />
  </p>
);
